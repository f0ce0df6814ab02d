import type * as Arena from '../../src/bots/arena/arena.js';
import type * as BuiltIn from '../../src/bots/arena/built-in.js';
import type * as Tallies from '../../src/bots/arena/tally.js';
import type { Level } from '../../src/bots/levels.js';
import type { AnyRulebook } from '../../src/engine/any-rulebook.js';
import type * as Registry from '../../src/rulebooks/registry.js';
import { configFor } from '../support/playout.js';
import { built } from './harness/built.js';
import type { Figure } from './harness/figure.js';

/** Few, so that it ends within an hour; more of them narrow the interval. */
const GAMES = Number(process.env.STRENGTH_GAMES ?? 20);
const PAIRS: readonly (readonly [Level, Level, target: (seats: number) => number])[] = [
  // In fair shares: 80 % at two seats.
  ['strong', 'basic', (seats) => (seats === 2 ? 1.6 : 2)],
  ['master', 'strong', () => 1.2],
];

/** How often a level wins at the table of fewest seats, its opponents being of the level below. */
export async function strength(): Promise<Figure[]> {
  const { rulebooks } = await built<typeof Registry>('rulebooks/registry.js');
  const { playArena } = await built<typeof Arena>('bots/arena/arena.js');
  const { levelContestant } = await built<typeof BuiltIn>('bots/arena/built-in.js');
  const { Tally } = await built<typeof Tallies>('bots/arena/tally.js');
  const { signal } = new AbortController();

  const measure = async (rulebook: AnyRulebook, levels: readonly [Level, Level], target: number) => {
    const { id, seats } = rulebook.meta;
    const contestants = levels.map((level) => levelContestant(level, level));
    const config = configFor(rulebook, seats.min);
    const tally = new Tally();
    const arena = { rulebook, config, contestants, games: GAMES, seed: 'strength', signal };
    for await (const game of playArena(arena)) tally.add(game);
    const found = tally.results().find(({ name }) => name === levels[0]);
    if (found === undefined) throw new Error(`${levels[0]} has not played ${id}`);
    const percent = (share: number): string => (share * 100).toFixed(1);
    const { wins, from, to, fair, seats: games } = found;
    const won = `${percent(wins)} % (${percent(from)}–${percent(to)}) of ${games}`;
    return {
      name: `${levels.join(' against ')}, ${id} for ${seats.min}: won ${won}`,
      unit: 'fair shares, lower bound of 95 %',
      samples: [{ ours: from / fair }],
      target: { atLeast: target, of: 'ours' },
    } satisfies Figure;
  };

  const figures: Figure[] = [];
  for (const [level, other, target] of PAIRS)
    for (const rulebook of rulebooks)
      figures.push(await measure(rulebook, [level, other], target(rulebook.meta.seats.min)));
  return figures;
}
