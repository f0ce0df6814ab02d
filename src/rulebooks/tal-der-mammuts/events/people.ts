import { Type } from 'typebox';
import { popped } from '../../../engine/agenda.js';
import { replacedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import { tracesOfDeath } from '../asked.js';
import { NOWHERE } from '../board.js';
import { Count, Hex, Id, SeatNumber } from '../fields.js';
import { people, who } from '../texts/names.js';
import { event } from './event.js';
import { peopled } from './parts.js';

export const campPlaced = event('camp-placed', {
  fields: { seat: SeatNumber, hex: Hex },
  evolve: (state, { seat, hex }) => {
    const { women, warriors } = state.components.start.values;
    return {
      ...state,
      people: peopled(state, seat, hex, { warriors, women }),
      camps: replacedAt(state.camps, hex, seat),
      agenda: popped(state.agenda),
    };
  },
  text: {
    en: '{seat} sets up the first camp on hex {hex}.',
    de: '{seat} schlägt das erste Lager auf Feld {hex} auf.',
  },
});

export const campFounded = event('camp-founded', {
  fields: { seat: SeatNumber, hex: Hex },
  evolve: (state, { seat, hex }) => ({ ...state, camps: replacedAt(state.camps, hex, seat) }),
  text: { en: '{seat} founds a camp on hex {hex}.', de: '{seat} gründet ein Lager auf Feld {hex}.' },
});

export const campLost = event('camp-lost', {
  fields: { seat: SeatNumber, hex: Hex },
  description: 'Nobody keeps this camp any more; its field went too.',
  evolve: (state, { hex }) => ({
    ...state,
    camps: replacedAt(state.camps, hex, NOWHERE),
    fields: replacedAt(state.fields, hex, 0),
    fences: replacedAt(state.fences, hex, NOWHERE),
  }),
  text: { en: '{seat} loses the camp on hex {hex}.', de: '{seat} verliert das Lager auf Feld {hex}.' },
});

export const peopleRemoved = event('people-removed', {
  fields: { seat: SeatNumber, hex: Hex, warriors: Count, women: Count },
  evolve: (state, { seat, hex, warriors, women }) => ({
    ...state,
    people: peopled(state, seat, hex, { warriors: -warriors, women: -women }),
  }),
  text: ({ seat, hex, warriors, women }, telling) => {
    const [name, gone] = [who(seat, telling), people({ warriors, women })];
    return say(telling, {
      en: `${name} loses ${gone.en} on hex ${hex}.`,
      de: `${name} verliert ${gone.de} auf Feld ${hex}.`,
    });
  },
});

export const fireLost = event('fire-lost', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => ({ ...state, fire: replacedAt(state.fire, seat, NOWHERE) }),
  text: { en: '{seat} loses the fire.', de: '{seat} verliert das Feuer.' },
});

export const firePlaced = event('fire-placed', {
  fields: { seat: SeatNumber, hex: Hex },
  description: 'The camp that keeps the fire of this tribe.',
  evolve: (state, { seat, hex }) => ({ ...state, fire: replacedAt(state.fire, seat, hex) }),
  text: {
    en: '{seat} keeps the fire in the camp on hex {hex}.',
    de: '{seat} hütet das Feuer im Lager auf Feld {hex}.',
  },
});

export const tribeReturned = event('tribe-returned', {
  fields: { seat: SeatNumber, hex: Hex },
  evolve: (state, { seat, hex }) => {
    const { women, warriors, food } = state.components.comeback.values;
    return {
      ...state,
      people: peopled(state, seat, hex, { warriors, women }),
      food: replacedAt(state.food, seat, food),
      comebacks: replacedAt(state.comebacks, seat, 'used'),
      agenda: popped(state.agenda),
    };
  },
  text: {
    en: 'A new tribe of {seat} appears on hex {hex}.',
    de: 'Ein neuer Stamm von {seat} erscheint auf Feld {hex}.',
  },
});

export const returnDeclined = event('return-declined', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => ({
    ...state,
    agenda: popped(state.agenda),
    comebacks: replacedAt(state.comebacks, seat, 'used'),
    out: [...state.out, seat],
  }),
  text: { en: '{seat} does not come back.', de: '{seat} kommt nicht zurück.' },
});

export const tribeDiedOut = event('tribe-died-out', {
  fields: { seat: SeatNumber, cards: Type.Array(Id), returns: Type.Boolean() },
  description: 'Its food and its cards went back.',
  evolve: (state, { seat, cards, returns }) => ({
    ...state,
    food: replacedAt(state.food, seat, 0),
    hands: replacedAt(state.hands, seat, []),
    traces: tracesOfDeath(state, seat, cards),
    discards: [...state.discards, ...cards],
    standing: replacedAt(state.standing, seat, 0),
    unsure: replacedAt(state.unsure, seat, 0),
    comebacks: returns ? replacedAt(state.comebacks, seat, 'fallen') : state.comebacks,
    out: returns ? state.out : [...state.out, seat],
  }),
  text: {
    en: 'The tribe of {seat} has died out{returns}.{cards:cardsBack}',
    de: 'Der Stamm von {seat} ist ausgestorben{returns}.{cards:cardsBack}',
  },
});
