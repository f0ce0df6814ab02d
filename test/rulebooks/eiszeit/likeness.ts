import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import { handlings, type State } from '../../../src/rulebooks/eiszeit/state.js';
import {
  count,
  type Likeness,
  likenessOf,
  type Measure,
  nextSeat,
  type Sample,
} from '../../support/likeness.js';

const measures: readonly Measure<State>[] = [
  ...[...components.lightCards.values, ...components.darkCards.values].flatMap(({ id }): Measure<State>[] => [
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

export const likeness = (sample: Sample<State>, imagine = eiszeit.imagine): Likeness =>
  likenessOf({ ...eiszeit, imagine }, measures, sample);

const shuffles = ({ piles }: State): number =>
  handlings(piles.dark).filter(({ what }) => what === 'shuffled').length;

export const afterReshuffle = (state: State): boolean => state.round > 0 && shuffles(state) > 1;
export const beforeReshuffle = (state: State): boolean => state.round > 0 && shuffles(state) < 2;
