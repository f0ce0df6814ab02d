import { canonicalJson } from '../kernel/json.js';
import { err, ok, type Result } from '../kernel/result.js';
import { seededRng } from '../kernel/rng.js';
import type { AnyConfig, AnyEvent, AnyRulebook, AnyState } from './any-rulebook.js';
import { withCurrentProvenance } from './components.js';
import { type Entropy, violationOfDraw } from './draw.js';
import { type Entry, isAction, isServiceEntry, isStart } from './entry.js';
import { commitmentTo, gameSeed, hashOf, type SealedEntry } from './fairness.js';
import { judge } from './game.js';
import { applyEntry, effectiveEntries, replay } from './replay.js';
import { rankedLast, resignedIn } from './resignations.js';
import type { Outcome } from './rulebook.js';
import { type Holding, mayUndo } from './undo-judging.js';

/** All that is needed to verify a finished game without a server. */
export interface Evidence extends Course {
  readonly outcome: Outcome | null;
}

/** The log of a game up to now, with its seed. */
export interface Course {
  readonly rulesVersion: string;
  readonly commitment: string;
  readonly seed: string;
  readonly entries: readonly SealedEntry[];
  /** Who held the seats. Without it, undos are not judged. */
  readonly seats?: readonly Holding[];
}

/** All violations of a game; empty if it was played honestly. Stops at the first entry that is wrong. */
export function verify(rulebook: AnyRulebook, evidence: Evidence): string[] {
  const course = verifyCourse(rulebook, evidence);
  return course.ok ? violationsOfEnd(rulebook, evidence, course.value) : [course.error];
}

/** The state at the end of the log, or the first violation. */
export function verifyCourse(rulebook: AnyRulebook, course: Course): Result<AnyState | null, string> {
  const { seed, commitment, entries, rulesVersion } = course;
  if (rulebook.meta.rulesVersion !== rulesVersion) {
    return err(
      `the game was played by version ${rulesVersion} of the rules, this is ${rulebook.meta.rulesVersion}`,
    );
  }
  if (commitmentTo(seed) !== commitment) return err('the seed is not the one that was committed to');
  const [start] = entries;
  if (start === undefined || !isStart(start)) return err('the log does not begin with the start of a game');
  if (course.seats !== undefined && course.seats.length !== start.action.config.seats)
    return err('it names more or fewer seats than the game was started with');
  const { entropy, draw, config } = start.action;
  const violation = violationOfDraw(entropy, draw, config.seats);
  return violation === null ? replayed(rulebook, course, entropy) : err(violation);
}

/** Violations of a fork against the game that it was forked from. Verify `origin` separately. */
export function verifyFork(fork: Evidence, origin: Evidence & { readonly game: string }): string[] {
  const [start] = fork.entries;
  const [first] = origin.entries;
  if (start === undefined || !isStart(start) || start.action.from === undefined)
    return ['the game was not forked from another'];
  const { game, version } = start.action.from;
  if (game !== origin.game) return [`the game was forked from ${game}, not from ${origin.game}`];
  if (first === undefined || !isStart(first) || version > origin.entries.length)
    return [`the game that it was forked from has no version ${version}`];
  if (comparable(first.action.config) !== comparable(start.action.config))
    return ['the game that it was forked from was played with other options or components'];
  const events = effectiveEntries(origin.entries.slice(0, version)).flatMap((entry) => entry.events);
  return canonicalJson(events) === canonicalJson(start.events)
    ? []
    : [`it does not begin with what had happened at version ${version} of the game that it was forked from`];
}

const comparable = (config: AnyConfig): string =>
  canonicalJson({ ...config, components: withCurrentProvenance(config.components) });

function replayed(
  rulebook: AnyRulebook,
  { seed, commitment, entries, seats }: Course,
  entropy: Entropy,
): Result<AnyState | null, string> {
  const changes = entries.flatMap((entry) =>
    isServiceEntry(entry) && entry.action.type === 'change_engine' ? [entry.action.rules.to] : [],
  );
  const last = changes.at(-1) ?? rulebook.meta.rulesVersion;
  if (last !== rulebook.meta.rulesVersion)
    return err(`the game went on with version ${last} of the rules, this is ${rulebook.meta.rulesVersion}`);
  const effective = gameSeed(seed, entropy);
  let previous = commitment;
  let state: AnyState | null = null;
  for (const [index, entry] of entries.entries()) {
    const at = `entry ${entry.version}`;
    if (entry.version !== index + 1) return err(`${at} stands in the place of entry ${index + 1}`);
    if (hashOf(entry, previous, effective) !== entry.hash)
      return err(`${at} does not have the hash that it carries`);
    if (isEnd(rulebook, entries[index - 1], state)) return err(`${at} came when the game was over`);
    const played = playAgain(rulebook, state, entries.slice(0, entry.version), effective);
    if (typeof played === 'string') return err(`${at}: ${played}`);
    if (seats !== undefined && entry.action.type === 'undo' && isServiceEntry(entry)) {
      const undoing = { entries: entries.slice(0, entry.version), all: entries, seats, seed: effective };
      if (!mayUndo(rulebook, undoing)) return err(`${at}: the undo was neither free nor granted`);
    }
    if (canonicalJson(played.events) !== canonicalJson(entry.events)) {
      return err(`${at}: seed and action lead to other events than those in the log`);
    }
    state = played.state;
    previous = entry.hash;
  }
  return ok(state);
}

function violationsOfEnd(
  rulebook: AnyRulebook,
  { entries, outcome }: Evidence,
  state: AnyState | null,
): string[] {
  const last = entries.at(-1);
  const end = state === null ? null : rulebook.outcome(state);
  if (end === null) {
    if (last?.action.type !== 'close') return ['the log breaks off before the game is over'];
    return outcome === null ? [] : ['a game that was closed has no outcome'];
  }
  const ranked = rankedLast(end, resignedIn(entries));
  return canonicalJson(ranked) === canonicalJson(outcome) ? [] : ['the outcome is not the one of the log'];
}

const isEnd = (rulebook: AnyRulebook, last: Entry | undefined, state: AnyState | null): boolean =>
  (last !== undefined && isServiceEntry(last) && last.action.type === 'close') ||
  (state !== null && rulebook.outcome(state) !== null);

/** Computes the last of these entries again, or returns why it is not possible. */
function playAgain(
  rulebook: AnyRulebook,
  state: AnyState | null,
  upTo: readonly Entry[],
  seed: string,
): { readonly events: readonly AnyEvent[]; readonly state: AnyState } | string {
  const entry = upTo.at(-1) as Entry;
  const rng = seededRng(seed, entry.version);
  if (isStart(entry)) {
    if (state !== null) return 'a game starts once';
    // The first events of a fork are proved by the game that it was forked from.
    if (entry.action.from !== undefined)
      return { events: entry.events, state: applyEntry(rulebook, null, entry) };
    const events = rulebook.setup(entry.action.config, rng);
    return { events, state: applyEntry(rulebook, null, { ...entry, events }) };
  }
  if (state === null) return 'nothing happens before the start';
  if (isAction(entry)) {
    const judged = judge(rulebook, state, entry.seat, entry.action, rng);
    return judged.ok ? judged.value : `the action is not legal: ${judged.error.code}`;
  }
  if (entry.action.type !== 'undo') return { events: [], state };
  if (entry.action.to < 1 || entry.action.to >= entry.version)
    return 'it steps back to where the game has not been';
  return { events: [], state: replay(rulebook, upTo).state };
}
