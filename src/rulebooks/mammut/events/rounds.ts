import { Type } from 'typebox';
import { popped } from '../../../engine/agenda.js';
import { hidden } from '../../../engine/define/index.js';
import { changedAt } from '../../../engine/lists.js';
import { Face } from '../components/schema.js';
import { Id, SeatNumber } from '../fields.js';
import { reported } from '../memory.js';
import { thrown } from '../tiles.js';
import { event } from './event.js';

export const startSeatDrawn = event('start-seat-drawn', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => ({ ...state, startSeat: seat }),
  text: { en: '{seat} begins.', de: '{seat} beginnt.' },
});

export const tilesThrown = event('tiles-thrown', {
  fields: {
    round: Type.Integer(),
    seat: SeatNumber,
    faces: Type.Array(Face, { description: 'The visible face at each place.' }),
    kinds: hidden(Type.Array(Type.Integer())),
  },
  description: 'A round began: the start seat threw all tiles into the middle.',
  evolve: (state, { round, seat, kinds, faces }) => ({
    ...state,
    round,
    agenda: [{ step: 'divide', seat }],
    tiles: thrown(state, kinds, faces),
    traded: [],
  }),
  text: {
    en: 'Round {round}: {seat} throws the tiles: {faces}.',
    de: 'Runde {round}: {seat} wirft die Plättchen: {faces}.',
  },
});

export const animalGained = event('animal-gained', {
  fields: {
    seat: SeatNumber,
    animal: Id,
    from: Type.Union([Type.Literal('bag'), Type.Literal('tile'), Type.Literal('card')]),
  },
  evolve: (state, { seat, animal, from }) => ({
    ...state,
    // An animal that a card gave answers the offer of that card.
    agenda: from === 'card' ? popped(state.agenda) : state.agenda,
    animals: changedAt(state.animals, seat, (owned) => [...owned, animal]),
    memory:
      from === 'bag'
        ? state.memory
        : reported(state.memory, { animals: [...state.memory.report.animals, { seat, animal, from }] }),
  }),
  text: { en: '{seat} gains an animal: {animal}.', de: '{seat} erhält ein Tier: {animal}.' },
});

export const roundEnded = event('round-ended', {
  fields: { round: Type.Integer() },
  description: 'The played cards went to the discards.',
  evolve: (state, { round }) => ({
    ...state,
    discards: [...state.discards, ...state.table.map(({ card }) => card)],
    table: [],
    memory: {
      ...state.memory,
      scored: { round, faces: state.tiles.faces, at: state.tiles.at, cards: state.table },
    },
  }),
  text: { en: 'Round {round} is over.', de: 'Runde {round} ist zu Ende.' },
});

export const gameEnded = event('game-ended', {
  fields: {},
  evolve: (state) => ({ ...state, agenda: [], over: true }),
  text: { en: 'The game is over.', de: 'Das Spiel ist zu Ende.' },
});
