import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DifferenceKind, firstDifference } from '../../engine/carry-over.js';
import { isStart } from '../../engine/entry.js';
import { gameSeed } from '../../engine/fairness.js';
import type { Engines } from '../ports/engines.js';
import type { Rules } from '../ports/game-record.js';
import type { Example, RehearsedVersion, UnfinishedLog } from '../ports/games.js';

/** Compares two rulebooks by a game: see `firstDifference`. */
type Compare = (
  ...given: Parameters<typeof firstDifference>
) => ReturnType<typeof firstDifference> | Promise<ReturnType<typeof firstDifference>>;

interface Tally {
  readonly rules: Rules;
  readonly newest: string;
  notStarted: number;
  carriedOver: number;
  pinned: number;
  turnedOff: number;
  missing: number;
  readonly differences: Map<DifferenceKind, Example>;
}

/**
 * Replays games of older versions with the newest rules of their rulebook. Changes nothing. Other work of the process
 * goes on between two games.
 */
export async function rehearse(
  games: AsyncIterable<UnfinishedLog>,
  newest: readonly Rules[],
  engines: Pick<Engines, 'rulebook'>,
  compare: Compare = firstDifference,
): Promise<RehearsedVersion[]> {
  const tallies = new Map<string, Tally>();
  for await (const game of games) {
    const target = newest.find(({ rulebook }) => rulebook === game.rulebook);
    if (target === undefined || target.rulesVersion === game.rulesVersion) continue;
    const tally = tallyOf(tallies, game, target);
    await replayWith({ engines, compare, target }, game, tally);
    await nextTurn();
  }
  return [...tallies.values()].map(reportOf).sort(byRules);
}

interface Replaying {
  readonly engines: Pick<Engines, 'rulebook'>;
  readonly compare: Compare;
  readonly target: Rules;
}

async function replayWith(
  { engines, compare, target }: Replaying,
  game: UnfinishedLog,
  tally: Tally,
): Promise<void> {
  const { entries } = game;
  const [start] = entries;
  if (start === undefined) {
    tally.notStarted += 1;
    return;
  }
  const [older, newer] = [await engines.rulebook(game), await engines.rulebook(target)];
  if (older === undefined || newer === undefined) {
    tally.missing += 1;
    tally.pinned += 1;
    return;
  }
  if (!game.carryOver) {
    tally.turnedOff += 1;
    return;
  }
  const seed = gameSeed(game.seed, isStart(start) ? start.action.entropy : []);
  const difference = await compare({ older, newer }, { entries, seed });
  if (difference === null) {
    tally.carriedOver += 1;
    return;
  }
  tally.pinned += 1;
  const { kind } = difference;
  if (!tally.differences.has(kind)) tally.differences.set(kind, { ...difference, game: game.id });
}

function tallyOf(
  tallies: Map<string, Tally>,
  { rulebook, rulesVersion }: Rules,
  { rulesVersion: newest }: Rules,
): Tally {
  const key = JSON.stringify([rulebook, rulesVersion]);
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const rules = { rulebook, rulesVersion };
  const tally = {
    rules,
    newest,
    notStarted: 0,
    carriedOver: 0,
    pinned: 0,
    turnedOff: 0,
    missing: 0,
    differences: new Map(),
  };
  tallies.set(key, tally);
  return tally;
}

const reportOf = ({
  rules,
  newest,
  notStarted,
  carriedOver,
  pinned,
  turnedOff,
  missing,
  differences,
}: Tally): RehearsedVersion => ({
  ...{ ...rules, newest, games: notStarted + carriedOver + pinned + turnedOff },
  ...{ notStarted, carriedOver, pinned, turnedOff, missing },
  differences: [...differences.values()],
});

const byRules = (one: RehearsedVersion, other: RehearsedVersion): number =>
  one.rulebook.localeCompare(other.rulebook) ||
  one.rulesVersion.localeCompare(other.rulesVersion, 'en', { numeric: true });
