import { components } from '../../../src/rulebooks/endless-winter/components/index.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { Player } from '../../../src/rulebooks/endless-winter/player.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import {
  count,
  type Likeness,
  likenessOf,
  type Measure,
  nextSeat,
  type Sample,
} from '../../support/likeness.js';

type Held = readonly { readonly card: string }[];

const cardsOf = (held: Held = []): string[] => held.map(({ card }) => card);
const next = (state: State, viewer: number): Player | undefined => state.players[nextSeat(state, viewer)];
const { advancements, animals, members, restTiles, startCards } = components;

const measures: readonly Measure<State>[] = [
  ...[
    ...startCards.values,
    ...members.values,
    ...advancements.values.one,
    ...advancements.values.two,
  ].flatMap(({ id }): Measure<State>[] => [
    [`${id} in the next hand`, (state, viewer) => count(cardsOf(next(state, viewer)?.hand), id)],
    [`${id} in the next eclipse pile`, (state, viewer) => count(cardsOf(next(state, viewer)?.pile), id)],
    [`${id} in the next draw pile`, (state, viewer) => count(next(state, viewer)?.deck ?? [], id)],
    [
      `${id} buried unseen`,
      (state, viewer) => count(cardsOf(next(state, viewer)?.buried.filter(({ open }) => !open)), id),
    ],
  ]),
  ...animals.values.map(
    ({ id }): Measure<State> => [
      `${id} among the next animals`,
      ({ animalDeck }) => count(animalDeck.slice(-3), id),
    ],
  ),
  ...restTiles.values.map(
    ({ id }): Measure<State> => [
      `${id} among the next rest tiles`,
      ({ rest }) => count(rest.stack.slice(0, 2), id),
    ],
  ),
];

export const likeness = (sample: Sample<State>, imagine = endlessWinter.imagine): Likeness =>
  likenessOf({ ...endlessWinter, imagine }, measures, sample);
