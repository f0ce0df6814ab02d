import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyRulebook } from '../../engine/any-rulebook.js';
import { comparing, type Difference, type Played } from '../../engine/carry-over.js';
import { replay } from '../../engine/replay.js';
import { ok } from '../../kernel/result.js';
import { TimeShare } from '../../kernel/time-share.js';
import { SERVICE } from '../caller.js';
import type { Context } from '../context.js';
import type { EngineRules, Rules } from '../ports/game-record.js';
import type { CarryOver, RecordWithEntries } from '../ports/games.js';
import { type Decided, decideAndAppend } from '../turns/decide-and-append.js';
import { entryTime } from '../turns/entry-time.js';
import type { DecidedEntries } from '../turns/record-after.js';
import { sealAfter, seedOf } from '../turns/seal.js';
import { canonicalOf, type LiveGame } from './live-games.js';

export type CarriedOver = 'carried_over' | 'pinned';

interface Engine extends Required<EngineRules> {
  readonly book: AnyRulebook;
}

interface Engines {
  readonly older: AnyRulebook;
  readonly newer: Engine;
}

/**
 * Replays the active games of older versions with the newest rules, and goes on with these where they lead to the same.
 * Processes that share the database share the games. Takes at most this share of the time of the process.
 */
export async function carryOverGames(context: Context, share: number, signal: AbortSignal): Promise<void> {
  const pace = new TimeShare({ share });
  const wanted = await carriesFrom(context);
  if (wanted.length === 0) return;
  for (let after: string | null = null; !signal.aborted; ) {
    const id: string | null = await context.games.claimToCarryOver(wanted, after);
    if (id === null) return;
    after = id;
    await carryOver(context, id, { pace, signal }).catch((error: unknown) =>
      context.observe.failed(error, `the carry-over of game ${id}`),
    );
    await pace.rest(signal);
  }
}

/** Each older version that this process has, with the newest one of its rulebook. */
async function carriesFrom({ engines, rulebooks }: Context): Promise<CarryOver[]> {
  const carries: CarryOver[] = [];
  for (const from of engines.rules) {
    const newest = rulebooks.get(from.rulebook)?.meta.rulesVersion;
    if (newest === undefined || newest === from.rulesVersion) continue;
    const { engineHash } = await engines.newest(from.rulebook);
    carries.push({ from, to: nameOf(newest, engineHash) });
  }
  return carries;
}

/** How a verdict names the engine that it is about. */
const nameOf = (rulesVersion: string, hash: string | null): string => `${rulesVersion} ${hash ?? ''}`.trim();

interface Course {
  readonly pace: TimeShare;
  readonly signal: AbortSignal;
}

async function carryOver(context: Context, id: string, { pace, signal }: Course): Promise<void> {
  const found = await context.games.findWithEntries(id, 0);
  const engines = found && (await enginesFor(context, found.record));
  if (found === null || engines === null) return;
  const judging = comparing({ older: engines.older, newer: engines.newer.book }, playedOf(found));
  const difference = await finished(judging, async () => {
    if (pace.isUp) await pace.rest(signal);
    return !signal.aborted;
  });
  // Another process, or the next start, judges it again.
  if (difference === 'stopped') return;
  const judged = { difference, version: found.record.version };
  const done = await decideAndAppend(context, { gameId: id, caller: SERVICE }, (game) =>
    decide(context, game, engines, judged),
  );
  if (done.ok && done.value !== null) context.observe.carriedOver(found.record.rulebook, done.value);
}

/** The engine of the game and the newest one; null if there is nothing to carry over, or an engine is missing. */
async function enginesFor({ engines, rulebooks }: Context, rules: EngineRules): Promise<Engines | null> {
  const older = await engines.rulebook(rules);
  const book = rulebooks.get(rules.rulebook);
  if (older === undefined || book === undefined || isSame(rules, book)) return null;
  const file = await engines.newest(rules.rulebook);
  const { rulesVersion } = book.meta;
  return { older, newer: { book, rulebook: rules.rulebook, rulesVersion, ...file } };
}

const isSame = ({ rulesVersion }: Rules, { meta }: AnyRulebook): boolean =>
  rulesVersion === meta.rulesVersion;

const playedOf = ({ record, entries }: RecordWithEntries): Played => ({ entries, seed: seedOf(record) });

/** Step by step, as long as it may go on. */
export async function finished(
  judging: Generator<undefined, Difference | null>,
  mayGoOn: () => Promise<boolean>,
): Promise<Difference | null | 'stopped'> {
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
    if (!(await mayGoOn())) return 'stopped';
  }
}

interface Verdict {
  readonly difference: Difference | null;
  /** The version up to which the game was judged. */
  readonly version: number;
}

async function decide(
  context: Context,
  game: LiveGame,
  engines: Engines,
  { difference, version }: Verdict,
): Promise<Decided<CarriedOver | null>> {
  const { record } = game;
  const { newer } = engines;
  if (record.status !== 'active' || !record.carryOver || isSame(record, newer.book))
    return ok({ kind: 'nothing', value: null });
  const entries = await context.log.entries(record.id, 0, record.version);
  // What was played meanwhile is judged too, while nobody can go on. A difference remains one.
  const last =
    difference === null && version !== record.version
      ? await judgedAgain(engines, { entries, seed: seedOf(record) })
      : difference;
  if (last !== null) {
    const write = async () => {
      await context.games.pinTo(record.id, nameOf(newer.rulesVersion, newer.engineHash));
      return true;
    };
    return ok({ kind: 'change', write, value: () => 'pinned' });
  }
  return ok({
    kind: 'entries',
    next: changed(context, game, newer, replay(newer.book, entries)),
    value: () => 'carried_over',
  });
}

async function judgedAgain({ older, newer }: Engines, played: Played): Promise<Difference | null> {
  const pace = new TimeShare({ share: 1 });
  const judged = await finished(comparing({ older, newer: newer.book }, played), async () => {
    if (!pace.isUp) return true;
    await nextTurn();
    await pace.rest(new AbortController().signal);
    return true;
  });
  if (judged === 'stopped') throw new Error('the judging of a game was stopped');
  return judged;
}

/** The entry that says so, and the game by the newer rules. It keeps its components, whatever the rulebook has now. */
function changed(
  context: Context,
  game: LiveGame,
  { book, rulesVersion, engineHash, engineFrozen }: Engine,
  { state, turn }: Pick<DecidedEntries, 'state' | 'turn'>,
): DecidedEntries {
  const { record, components: played } = game;
  const usual = canonicalOf(played) === canonicalOf(book.components);
  const components = usual ? book.components : played;
  const rules = { from: record.rulesVersion, to: rulesVersion };
  const entry = {
    version: record.version + 1,
    at: entryTime(context, record),
    seat: null,
    action: { type: 'change_engine', rules, engine: engineHash },
    events: [],
  } as const;
  return {
    entries: sealAfter(game, [entry]),
    state,
    // They are the same, and those that are stored may have another order of fields.
    prompts: record.prompts,
    turn,
    undone: null,
    ordered: [],
    engine: {
      rulebook: book,
      rulesVersion,
      engineHash,
      engineFrozen,
      components,
      own: record.components ?? (usual ? null : played),
    },
  };
}
