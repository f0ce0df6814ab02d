import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import {
  count,
  type Likeness,
  likenessOf,
  type Measure,
  nextSeat,
  type Sample,
} from '../../support/likeness.js';
import { rulebook } from './given.js';

const measures = rulebook.components.specialCards.values.flatMap(({ id }, row): Measure<State>[] => [
  [`${id} in the next hand`, (state, viewer) => count(state.hands[nextSeat(state, viewer)] ?? [], id)],
  [`${id} in the pile`, ({ deck }) => deck[row] ?? 0],
]);

export const likeness = (sample: Sample<State>): Likeness => likenessOf(rulebook, measures, sample);
