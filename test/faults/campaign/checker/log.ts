import { actionId } from '../../../../src/engine/action-id.js';
import type { AnyRulebook } from '../../../../src/engine/any-rulebook.js';
import type { Call, Operation, StoredEntry, StoredGame } from '../record.js';
import { isOnlyAnswer } from './only-answer.js';
import { acknowledgedBefore, nameOf, type Request } from './requests.js';
import type { Violation, ViolationKind } from './violation.js';

/** Compares the log of a game with what its clients asked for and what was acknowledged. */
export function checkLog(
  rulebook: AnyRulebook,
  { game, version, entries }: StoredGame,
  requests: readonly Request[],
): Violation[] {
  const found: Violation[] = [];
  const report = (kind: ViolationKind, detail: string): void => void found.push({ kind, game, detail });
  for (const [nth, entry] of entries.entries())
    if (entry.version !== nth + 1)
      report('gap', `version ${entry.version} stands in the place of ${nth + 1}`);
  if (version !== entries.length)
    report('gap', `it is at version ${version} and has ${entries.length} entries`);
  const claimed = new Map<number, Request>();
  const newestBefore = acknowledgedBefore(answersOf(requests));
  const log: Log = { entries, isForced: (entry) => isOnlyAnswer(rulebook, entries, entry) };
  const open: OpenRequest[] = [];
  for (const request of requests) {
    const after = newestBefore(request.sent);
    const { answer, call } = request;
    if (answer === null || answer.version === null) {
      if (answer !== null || request.isUnknown)
        open.push({
          request,
          after,
          before: answer === null ? Infinity : firstAfter(answer.done, requests, log),
        });
      continue;
    }
    const at = versionOf(call, answer, log);
    const name = `${nameOf(call)}, acknowledged as version ${at}`;
    const entry = entries[at - 1];
    if (entry === undefined) report('lost', name);
    else if (!isOf(entry, call)) report('lost', `${name}: the log has ${wordsFor(entry)} there`);
    else if (claimed.has(at)) report('doubled', `${name}: another request was acknowledged as the same`);
    for (const one of answer.entries)
      if (entries[one.version - 1]?.hash !== one.hash)
        report('lost', `${name}: version ${one.version} is not as it was acknowledged`);
    if (at <= after) report('reordered', `${name}, after version ${after} was acknowledged`);
    if (call.ifVersion !== null && at !== call.ifVersion + 1)
      report('reordered', `${name}, but only after version ${call.ifVersion}`);
    claimed.set(at, request);
  }
  explainRest(log, claimed, open, report);
  return found;
}

interface Log {
  readonly entries: readonly StoredEntry[];
  /** Whether the service may have answered so by itself, as the seat had no choice. */
  readonly isForced: (entry: StoredEntry) => boolean;
}

interface OpenRequest {
  readonly request: Request;
  /** It was sent after this version was acknowledged. */
  readonly after: number;
  /** It was acknowledged before this version was asked for. */
  readonly before: number;
}

/** The first version that was acknowledged to a request that was sent after a time. */
const firstAfter = (time: number, requests: readonly Request[], log: Log): number =>
  Math.min(
    ...requests.flatMap(({ sent, call, answer }) =>
      sent > time && answer !== null && answer.version !== null ? [versionOf(call, answer, log)] : [],
    ),
  );

const answersOf = (requests: readonly Request[]) =>
  requests.flatMap(({ answer }) => (answer === null ? [] : [answer]));

/**
 * The version of the entry that an acknowledged request wrote. A player's return is written before it, and after it what
 * the service answers for seats without a choice.
 */
function versionOf(call: Call, { entries, version }: Call, log: Log): number {
  const first = entries[0]?.version ?? 1;
  let at = entries.at(-1)?.version ?? version ?? 0;
  let found = at;
  for (let entry = log.entries[at - 1]; entry !== undefined && at >= first; entry = log.entries[at - 1]) {
    if (isOf(entry, call)) found = at;
    if (!log.isForced(entry) || (found === at && entries.length === 0)) break;
    at -= 1;
  }
  return found;
}

/**
 * Entries that no response names: each needs an open request of its own, a seat that the built-in bot plays, or a seat
 * without a choice.
 */
function explainRest(
  { entries, isForced }: Log,
  claimed: ReadonlyMap<number, Request>,
  open: readonly OpenRequest[],
  report: (kind: ViolationKind, detail: string) => void,
): void {
  const left = new Set(open);
  const byBot = new Set<number>();
  for (const entry of entries) {
    const { type, by } = entry.action as { type: string; by?: number };
    if (entry.seat === null && by !== undefined) {
      if (type === 'leave' || type === 'resign') byBot.add(by);
      if (type === 'join' || type === 'return') byBot.delete(by);
    }
    if (claimed.has(entry.version)) continue;
    const fitting = [...left].filter(
      ({ request, after, before }) =>
        after < entry.version && entry.version < before && isOf(entry, request.call),
    );
    // What was acknowledged must be in the log, and what is unknown need not.
    const why = fitting.find(({ request }) => request.answer !== null) ?? fitting[0];
    if (why !== undefined) left.delete(why);
    else if (entry.seat === null || !(byBot.has(entry.seat) || isForced(entry)))
      report('doubled', `version ${entry.version}, ${wordsFor(entry)}: no request explains it`);
  }
  for (const { request } of left)
    if (request.answer !== null) report('lost', `${nameOf(request.call)}: acknowledged, and not in the log`);
}

/** The type of the entry that an operation adds. */
const TYPES: Readonly<Record<Exclude<Operation, 'act'>, string>> = {
  start: 'start',
  undo: 'undo',
  join: 'join',
  leave: 'leave',
  resign: 'resign',
};

function isOf(entry: StoredEntry, { operation, seat, action }: Request['call']): boolean {
  if (operation === 'act') return entry.seat === seat && actionId(entry.action) === action;
  const { by } = entry.action as { by?: number };
  return entry.seat === null && entry.action.type === TYPES[operation] && (seat === null || by === seat);
}

const wordsFor = ({ seat, action }: StoredEntry): string =>
  seat === null ? action.type : `${actionId(action)} of seat ${seat}`;
