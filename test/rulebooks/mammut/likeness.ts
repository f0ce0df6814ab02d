import { erase } from '../../../src/engine/any-rulebook.js';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { otherFace } from '../../../src/rulebooks/mammut/tiles.js';
import { type Deviation, deviationOf, type Pair } from '../../support/deviation.js';
import { atRandom, type Chooser, configFor, playout } from '../../support/playout.js';
import { withManyCards } from './worlds.js';

const anyMammut = erase(mammut);
const WORLDS = 8;

/** How much of something a state has that the viewer does not see. */
type Measure = readonly [name: string, of: (state: State, viewer: number) => number];

const nextSeat = ({ seats }: State, viewer: number): number => (viewer + 1) % seats;
const count = (cards: readonly (string | undefined)[], card: string) =>
  cards.filter((one) => one === card).length;

const measures: readonly Measure[] = [
  ...mammut.components.cards.values.flatMap(({ id }): Measure[] => [
    [`${id} in the next hand`, (state, viewer) => count(state.hands[nextSeat(state, viewer)] ?? [], id)],
    [`${id} in the deck`, ({ deck }) => count(deck, id)],
    [
      `${id} face down`,
      ({ faceDown }, viewer) =>
        count(
          faceDown.map(({ seat, card }) => (seat === viewer ? '' : card)),
          id,
        ),
    ],
  ]),
  ...['axe', 'fur', 'tusk', 'meat', 'fire', 'cave-lion', 'question'].flatMap((face): Measure[] =>
    ['question', 'meat', 'fur'].map((above) => [
      `${face} under ${above}`,
      ({ tiles, components }) =>
        tiles.faces.filter(
          (up, place) => up === above && otherFace(components, tiles.kinds[place] ?? 0, up) === face,
        ).length,
    ]),
  ),
];

interface How {
  readonly isAfterReshuffle: boolean;
  /** Where nothing is said, at random; cards more often where the deck is to be shuffled again. */
  readonly choose?: Chooser;
}

/** The built-in bot in all seats. */
export const byBot: Chooser = (state, seat, legal, rng) =>
  anyMammut.bot(anyMammut.view(state, seat), legal, rng);

/** Compares true states with likely ones at one moment of each game. */
export function likeness(games: number, how: How): Map<string, Deviation> {
  const { isAfterReshuffle, choose = isAfterReshuffle ? withManyCards : atRandom } = how;
  const found = measures.map((): Pair[] => []);
  for (let game = 0; game < games; game += 1) {
    const rng = quickRng(game + 1_000_000);
    const { steps } = playout(anyMammut, configFor(anyMammut, 2 + (game % 4)), game, { choose });
    const states = steps.map(({ after }) => after as unknown as State);
    const fitting = states.filter(({ memory }) => !isAfterReshuffle || memory.shuffles.length > 1);
    if (fitting.length === 0) continue;
    const state = pick(fitting, rng);
    const viewer = rng.int(state.seats);
    const worlds = Array.from({ length: WORLDS }, () => mammut.imagine(state, viewer, rng, 'likely'));
    for (const [nth, [, of]] of measures.entries()) {
      const imagined = worlds.reduce((sum, world) => sum + of(world, viewer), 0) / WORLDS;
      found[nth]?.push({ truth: of(state, viewer), imagined });
    }
  }
  return new Map(measures.map(([name], nth) => [name, deviationOf(found[nth] ?? [])]));
}
