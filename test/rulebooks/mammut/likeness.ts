import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { otherFace } from '../../../src/rulebooks/mammut/tiles.js';
import {
  count,
  type Likeness,
  likenessOf,
  type Measure,
  nextSeat,
  type Sample,
} from '../../support/likeness.js';

const measures: readonly Measure<State>[] = [
  ...mammut.components.cards.values.flatMap(({ id }): Measure<State>[] => [
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
  ...['axe', 'fur', 'tusk', 'meat', 'fire', 'cave-lion', 'question'].flatMap((face): Measure<State>[] =>
    ['question', 'meat', 'fur'].map((above) => [
      `${face} under ${above}`,
      ({ tiles, components }) =>
        tiles.faces.filter(
          (up, place) => up === above && otherFace(components, tiles.kinds[place] ?? 0, up) === face,
        ).length,
    ]),
  ),
];

export const likeness = (sample: Sample<State>): Likeness => likenessOf(mammut, measures, sample);

export const afterReshuffle = ({ memory }: State): boolean => memory.shuffles.length > 1;
