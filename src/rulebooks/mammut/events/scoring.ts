import { Type } from 'typebox';
import { popped, pushed } from '../../../engine/agenda.js';
import { say } from '../../../engine/words.js';
import { Face } from '../components/schema.js';
import { Id, Place, Places, SeatNumber } from '../fields.js';
import { pointReasons, scoringParts } from '../scoring/parts.js';
import { texts } from '../texts/index.js';
import { faceName, tileNumber } from '../texts/names.js';
import { turned } from '../tiles.js';
import { event } from './event.js';

export const scoringBegan = event('scoring-began', {
  fields: { part: Type.Enum([...scoringParts], { type: 'string' }) },
  description: 'What follows belongs to this part of the scoring.',
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: { en: '{part}', de: '{part}' },
});

export const questionsTurned = event('questions-turned', {
  fields: { places: Places, faces: Type.Array(Face) },
  description: 'Every question tile was turned; the faces that count, in the order of places.',
  evolve: (state, { places, faces }) => ({ ...state, tiles: turned(state, places, faces) }),
  text: ({ places, faces }, telling) => {
    if (places.length === 0) return texts[telling.language].nothingTurned;
    const turned = places.map(
      (place, nth) => `${tileNumber(place)} (${faceName(telling, faces[nth] ?? '')})`,
    );
    const all = turned.join(', ');
    return say(telling, {
      en: `All question marks are turned: ${all}.`,
      de: `Alle Fragezeichen werden gewendet: ${all}.`,
    });
  },
});

export const pointsScored = event('points-scored', {
  fields: {
    seat: SeatNumber,
    for: Type.Enum([...pointReasons], { type: 'string' }),
    points: Type.Integer({ description: 'The change that took place: no score falls below 0.' }),
    score: Type.Integer({ minimum: 0 }),
  },
  evolve: (state, { seat, score }) => ({ ...state, scores: state.scores.with(seat, score) }),
  text: { en: '{seat} {points} ({for}) and has {score}.', de: '{seat} {points} ({for}) und hat {score}.' },
});

export const furAdvanced = event('fur-advanced', {
  fields: { seat: SeatNumber, steps: Type.Integer(), to: Type.Integer() },
  evolve: (state, { seat, to }) => ({ ...state, fur: state.fur.with(seat, to) }),
  text: {
    en: '{seat} moves up the fur track by {steps}, to {to}.',
    de: '{seat} rückt auf der Fellleiste um {steps} vor, auf {to}.',
  },
});

export const animalOffered = event('animal-offered', {
  fields: { seat: SeatNumber, card: Id },
  description: 'The seat may choose an animal, thanks to this card.',
  evolve: (state, { seat, card }) => ({
    ...state,
    agenda: pushed(state.agenda, { step: 'choose', seat, card }),
  }),
  text: {
    en: '{seat} may choose an animal, thanks to {card}.',
    de: '{seat} darf sich ein Tier aussuchen, dank {card}.',
  },
});

export const tradeOffered = event('trade-offered', {
  fields: { seat: SeatNumber, card: Id },
  description: 'The seat may take an animal of its choice for one of its animal tiles.',
  evolve: (state, { seat, card }) => ({
    ...state,
    agenda: pushed(state.agenda, { step: 'trade', seat, card }),
  }),
  text: {
    en: '{seat} may trade an animal tile, thanks to {card}.',
    de: '{seat} darf ein Tierplättchen tauschen, dank {card}.',
  },
});

export const tileTraded = event('tile-traded', {
  fields: { seat: SeatNumber, place: Place },
  description: 'This animal tile was used for an animal of choice, and yields no other.',
  evolve: (state, { place }) => ({ ...state, traded: [...state.traded, place] }),
  text: { en: '{seat} trades tile {place}.', de: '{seat} tauscht Plättchen {place}.' },
});

export const offerEnded = event('offer-ended', {
  fields: { seat: SeatNumber },
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: { en: '{seat} makes no more use of the offer.', de: '{seat} nutzt das Angebot nicht weiter.' },
});
