import { Type } from 'typebox';
import { popped, pushed } from '../../../engine/agenda.js';
import { replacedAt } from '../../../engine/lists.js';
import { say } from '../../../engine/words.js';
import { Face } from '../components/schema.js';
import { Id, Place, Places, SeatNumber, Shown } from '../fields.js';
import { reported } from '../memory.js';
import { noReport } from '../report.js';
import { texts } from '../texts/index.js';
import { faceName, seatName, tileNumber } from '../texts/names.js';
import { partSaid, pointsSaid } from '../texts/scoring.js';
import { traded } from '../texts/tiles.js';
import { turned } from '../tiles.js';
import { event } from './event.js';
import { Count, partFields, pointsFields, Tied } from './report-fields.js';

export const scoringBegan = event('scoring-began', {
  fields: partFields,
  description: 'What follows belongs to this part of the scoring.',
  evolve: (state, { part, amounts, cards }) => {
    const { memory } = state;
    const before = part === 'reveal' ? { ...noReport, round: state.round } : memory.report;
    const report = { ...before, parts: [...before.parts, { part, amounts, cards }] };
    return { ...state, agenda: popped(state.agenda), memory: { ...memory, report } };
  },
  text: (event, telling) => partSaid(telling, event),
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
  fields: { ...pointsFields, score: Type.Integer({ minimum: 0 }) },
  evolve: (state, event) => ({
    ...state,
    scores: replacedAt(state.scores, event.seat, event.score),
    memory: reported(state.memory, { points: [...state.memory.report.points, event] }),
  }),
  text: (event, telling) => pointsSaid(telling, event),
});

export const animalRepeated = event('animal-repeated', {
  fields: { seat: SeatNumber, animal: Id },
  description: 'An animal tile brought nothing: its seat owns this animal.',
  evolve: (state) => state,
  text: {
    en: '{seat} owns this animal already, so the tile brings nothing: {animal}.',
    de: '{seat} besitzt dieses Tier schon, das Plättchen bringt nichts: {animal}.',
  },
});

export const furAdvanced = event('fur-advanced', {
  fields: { seat: SeatNumber, steps: Type.Integer(), to: Type.Integer() },
  evolve: (state, { seat, to }) => ({ ...state, fur: replacedAt(state.fur, seat, to) }),
  text: {
    en: '{seat} moves up the fur track by {steps}, to space {to}.',
    de: '{seat} rückt auf der Fellleiste um {steps} vor, auf Feld {to}.',
  },
});

export const animalOffered = event('animal-offered', {
  fields: { seat: SeatNumber, card: Id, count: Count, tied: Tied },
  description: 'The seat may choose an animal: it has the most tiles of what this card counts.',
  evolve: (state, { seat, card }) => ({
    ...state,
    agenda: pushed(state.agenda, { step: 'choose', seat, card }),
  }),
  text: {
    en: '{seat} may choose an animal ({card}, the most fur tiles: {count}{tied}).',
    de: '{seat} darf sich ein Tier aussuchen ({card}, die meisten Fellplättchen: {count}{tied}).',
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
    en: '{seat} may trade an animal tile for an animal of choice, thanks to {card}.',
    de: '{seat} darf dank {card} ein Tierplättchen gegen ein Tier nach Wahl eintauschen.',
  },
});

export const tileTraded = event('tile-traded', {
  fields: { seat: SeatNumber, place: Place, shown: Shown },
  description: 'This animal tile was used for an animal of choice, and yields no other.',
  evolve: (state, { place }) => ({ ...state, traded: [...state.traded, place] }),
  text: (event, telling) => traded(telling, event),
});

export const offerEnded = event('offer-ended', {
  fields: {
    seat: SeatNumber,
    stuck: Type.Boolean({ description: 'There is nothing to choose from; otherwise the seat declined.' }),
  },
  evolve: (state) => ({ ...state, agenda: popped(state.agenda) }),
  text: ({ seat, stuck }, telling) => {
    const name = seatName(telling, seat);
    return stuck
      ? say(telling, { en: `${name} cannot make use of it.`, de: `${name} kann das nicht nutzen.` })
      : say(telling, { en: `${name} declines.`, de: `${name} verzichtet.` });
  },
});
