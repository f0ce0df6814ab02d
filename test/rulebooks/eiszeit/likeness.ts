import { pick, quickRng } from '../../../src/kernel/rng.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { handlings, type State } from '../../../src/rulebooks/eiszeit/state.js';
import { standardErrors } from '../../support/standard-errors.js';
import { randomGame } from './random-game.js';
import { configOf } from './table.js';

const WORLDS = 8;

/** How much of something a state has that the viewer does not see. */
type Measure = readonly [name: string, of: (state: State, viewer: number) => number];

const nextSeat = ({ seats }: State, viewer: number): number => (viewer + 1) % seats;
const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/**
 * Players can hardly ever play what costs five, and always what costs one, so these are discarded more or less often than
 * others. `imagine` does not reckon with what players choose: in 6,000 games their means are up to six standard errors off.
 */
const CHOSEN_BY_COST: readonly string[] = ['camp', 'trek', 'fire'];

const measured = [...components.lightCards.values, ...components.darkCards.values].filter(
  ({ id }) => !CHOSEN_BY_COST.includes(id),
);

const measures: readonly Measure[] = [
  ...measured.flatMap(({ id }): Measure[] => [
    [`${id} in the next hand`, (state, viewer) => count(state.hands[nextSeat(state, viewer)] ?? [], id)],
    [`${id} in a deck`, ({ piles }) => count([...piles.light.deck, ...piles.dark.deck], id)],
    [
      `${id} discarded unseen`,
      ({ piles }, viewer) =>
        [...piles.light.under, ...piles.dark.under].filter(
          ({ card, by }) => card === id && by !== null && by !== viewer,
        ).length,
    ],
  ]),
  ['warmth of the last region', ({ board }) => (board.fires.at(-1) ?? []).reduce((sum, one) => sum + one, 0)],
];

const shuffles = ({ piles }: State): number =>
  handlings(piles.dark).filter(({ what }) => what === 'shuffled').length;

/**
 * Compares true states with imagined ones at one moment of each game. Returns by how many standard errors the mean of
 * each measure is off.
 */
export function likeness(games: number, isAfterReshuffle: boolean): Map<string, number> {
  const off = measures.map((): number[] => []);
  for (let game = 0; game < games; game += 1) {
    const rng = quickRng(game + 1_000_000);
    const states = [...randomGame(configOf(3 + (game % 3)), game)].map(({ state }) => state);
    const fitting = states.filter((state) => state.round > 0 && shuffles(state) > 1 === isAfterReshuffle);
    if (fitting.length === 0) continue;
    const state = pick(fitting, rng);
    const viewer = rng.int(state.seats);
    const worlds = Array.from({ length: WORLDS }, () => eiszeit.imagine(state, viewer, rng));
    for (const [nth, [, of]] of measures.entries()) {
      const mean = worlds.reduce((sum, world) => sum + of(world, viewer), 0) / WORLDS;
      off[nth]?.push(of(state, viewer) - mean);
    }
  }
  return new Map(measures.map(([name], nth) => [name, standardErrors(off[nth] ?? [])]));
}
