import { existsSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import type * as Arena from '../../src/bots/arena/arena.js';
import type * as BuiltIn from '../../src/bots/arena/built-in.js';
import type { ArenaGame } from '../../src/bots/arena/play-game.js';
import type * as Tallies from '../../src/bots/arena/tally.js';
import type { Level } from '../../src/bots/levels.js';
import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import { configFor } from '../support/playout.js';
import { built } from './harness/built.js';
import type { Figure } from './harness/figure.js';

const SEED = 'strength';
/** All of them take days of a core, so a run ends after some time, and the next one goes on from its file. */
const { STRENGTH_GAMES, STRENGTH_MINUTES, STRENGTH_FILE, STRENGTH_LEVEL } = process.env;
const GAMES = Number(STRENGTH_GAMES ?? 300);
const MINUTES = Number(STRENGTH_MINUTES ?? 60);

const PAIRS: readonly (readonly [Level, Level, target: (seats: number) => number])[] = [
  // In fair shares: 80 % at two seats.
  ['strong', 'basic', (seats) => (seats === 2 ? 1.6 : 2)],
  ['master', 'strong', () => 1.2],
];

interface Table {
  readonly rulebook: AnyRulebook;
  readonly seats: number;
  readonly levels: readonly [Level, Level];
  readonly target: number;
}

/** A line of the file. */
interface Line extends ArenaGame {
  readonly rulebook: string;
  readonly cpuSeconds: number;
}

const tablesOf = (rulebooks: readonly AnyRulebook[]): Table[] =>
  PAIRS.filter(([level]) => STRENGTH_LEVEL === undefined || level === STRENGTH_LEVEL).flatMap(
    ([level, other, target]) =>
      rulebooks.flatMap((rulebook) => {
        const { min, max } = rulebook.meta.seats;
        return Array.from({ length: max - min + 1 }, (_, nth): Table => {
          const seats = min + nth;
          return { rulebook, seats, levels: [level, other], target: target(seats) };
        });
      }),
  );

const isOf =
  ({ rulebook, seats, levels }: Table) =>
  (line: Line): boolean =>
    line.rulebook === rulebook.meta.id &&
    line.seats.length === seats &&
    line.seats.every((name) => levels.some((level) => level === name)) &&
    line.seats.includes(levels[0]);

/**
 * How often one bot of a level wins against those of the level below, at each number of seats. Every table plays a world in
 * turn, so that a run that is too short for all games says something of all of them. `STRENGTH_FILE` keeps the games as
 * lines of JSON, and a run goes on from what is there.
 */
export async function strength(): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { playArena } = await built<typeof Arena>('bots/arena/arena.js');
  const { levelContestant } = await built<typeof BuiltIn>('bots/arena/built-in.js');
  const { Tally } = await built<typeof Tallies>('bots/arena/tally.js');
  const tables = tablesOf(rulebooks);
  const lines = await readLines();
  const playedBy = new Map(tables.map((table) => [table, lines.filter(isOf(table))]));
  const until = performance.now() + MINUTES * 60_000;

  const playWorld = async ({ rulebook, seats, levels }: Table, played: Line[]): Promise<void> => {
    const world = Math.max(-1, ...played.map((one) => one.world)) + 1;
    const contestants = levels.map((level) => levelContestant(level, level));
    const config = configFor(rulebook, seats);
    const { signal } = new AbortController();
    const found: Line[] = [];
    let begun = process.cpuUsage();
    const arena = { ...{ rulebook, config, contestants, seed: SEED, signal }, games: 1, from: world };
    for await (const game of playArena(arena)) {
      const { user, system } = process.cpuUsage(begun);
      found.push({ rulebook: rulebook.meta.id, cpuSeconds: (user + system) / 1e6, ...game });
      begun = process.cpuUsage();
    }
    played.push(...found);
    if (STRENGTH_FILE !== undefined)
      await appendFile(STRENGTH_FILE, found.map((one) => `${JSON.stringify(one)}\n`).join(''));
  };

  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [table, played] of playedBy) {
      if (played.length >= GAMES || performance.now() > until) continue;
      isDone = false;
      await playWorld(table, played);
    }
  }

  return [...playedBy].flatMap(([table, played]): Figure[] => {
    if (played.length === 0) return [];
    const tally = new Tally();
    for (const game of played) tally.add(game);
    return [figureOf(table, tally, played)];
  });
}

/** A world is written whole, and only a whole one counts: rotations share the luck of the seats. */
async function readLines(): Promise<Line[]> {
  if (STRENGTH_FILE === undefined || !existsSync(STRENGTH_FILE)) return [];
  const text = await readFile(STRENGTH_FILE, 'utf8');
  return text.split('\n').flatMap((line): Line[] => (line === '' ? [] : [JSON.parse(line)]));
}

function figureOf({ rulebook, seats, levels, target }: Table, tally: Tallies.Tally, games: readonly Line[]) {
  const found = tally.results().find(({ name }) => name === levels[0]);
  if (found === undefined) throw new Error(`${levels[0]} has not played ${rulebook.meta.id}`);
  const percent = (share: number): string => (share * 100).toFixed(1);
  const { wins, from, to, fair } = found;
  const cpu = games.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / games.length;
  const won = `${percent(wins)} % (${percent(from)}–${percent(to)}) of ${games.length}, ${cpu.toFixed(1)} s of CPU each`;
  return {
    name: `${levels.join(' against ')}, ${rulebook.meta.id} for ${seats}: won ${won}`,
    unit: 'fair shares, lower bound of 95 %',
    samples: [{ ours: from / fair }],
    target: { atLeast: target, of: 'ours' },
  } satisfies Figure;
}
