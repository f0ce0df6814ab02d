import { pick, quickRng } from '../../../src/kernel/rng.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { handlings, type State } from '../../../src/rulebooks/eiszeit/state.js';
import { type Deviation, deviationOf, type Pair } from '../../support/deviation.js';
import { anything, type Choose, randomGame } from './random-game.js';
import { configOf } from './table.js';

const WORLDS = 8;

/** How much of something a state has that the viewer does not see. */
type Measure = readonly [name: string, of: (state: State, viewer: number) => number];

const nextSeat = ({ seats }: State, viewer: number): number => (viewer + 1) % seats;
const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

const measured = [...components.lightCards.values, ...components.darkCards.values];

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

interface How {
  readonly isAfterReshuffle: boolean;
  readonly choose?: Choose;
}

/** The built-in bot in all seats. */
export const byBot: Choose = (legal, rng, state, seat) => eiszeit.bot(eiszeit.view(state, seat), legal, rng);

/** Compares true states with likely ones at one moment of each game. */
export function likeness(
  games: number,
  { isAfterReshuffle, choose = anything }: How,
): Map<string, Deviation> {
  const found = measures.map((): Pair[] => []);
  for (let game = 0; game < games; game += 1) {
    const rng = quickRng(game + 1_000_000);
    const states = [...randomGame(configOf(3 + (game % 3)), game, choose)].map(({ state }) => state);
    const fitting = states.filter((state) => state.round > 0 && shuffles(state) > 1 === isAfterReshuffle);
    if (fitting.length === 0) continue;
    const state = pick(fitting, rng);
    const viewer = rng.int(state.seats);
    const worlds = Array.from({ length: WORLDS }, () => eiszeit.imagine(state, viewer, rng, 'likely'));
    for (const [nth, [, of]] of measures.entries()) {
      const imagined = worlds.reduce((sum, world) => sum + of(world, viewer), 0) / WORLDS;
      found[nth]?.push({ truth: of(state, viewer), imagined });
    }
  }
  return new Map(measures.map(([name], nth) => [name, deviationOf(found[nth] ?? [])]));
}
