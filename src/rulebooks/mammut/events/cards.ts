import { Type } from 'typebox';
import { changedTop, pushed } from '../../../engine/agenda.js';
import { hidden, of, secret } from '../../../engine/define/index.js';
import { changedAt } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { counted } from '../../../engine/words.js';
import { effectOf, isLoot, without } from '../cards.js';
import { afterChance } from '../chances.js';
import { Face } from '../components/schema.js';
import { Id, Place, PlayedCard, SeatNumber, Shown } from '../fields.js';
import { afterDraw, afterShown, afterShuffle } from '../memory.js';
import type { State, Step } from '../state.js';
import { revealed } from '../texts/names.js';
import { turned } from '../tiles.js';
import { event } from './event.js';

export const deckShuffled = event('deck-shuffled', {
  fields: { count: Type.Integer({ minimum: 0 }), cards: hidden(Type.Array(Id)) },
  description: 'All cards, or later the discards, became the deck.',
  evolve: (state, { cards }) => ({
    ...state,
    deck: cards,
    discards: [],
    memory: afterShuffle(state.memory, cards, state.seats),
  }),
  text: {
    en: ({ count }) => `The deck is shuffled: ${counted(count, 'card', 'cards')}.`,
    de: ({ count }) => `Der Kartenstapel wird gemischt: ${counted(count, 'Karte', 'Karten')}.`,
  },
});

export const cardDrawn = event('card-drawn', {
  fields: { seat: SeatNumber, card: secret(of.seat, Id) },
  description: 'The card is told to the seat itself alone.',
  evolve: (state, { seat, card }) => ({
    ...state,
    deck: state.deck.slice(0, -1),
    hands: changedAt(state.hands, seat, (hand) => [...hand, card]),
    memory: afterDraw(state.memory, seat, card),
  }),
  text: { en: '{seat} draws {card}.', de: '{seat} zieht {card}.' },
  unseen: { en: '{seat} draws a card.', de: '{seat} zieht eine Karte.' },
});

export const nothingDrawn = event('nothing-drawn', {
  fields: { seat: SeatNumber },
  description: 'There was neither a deck nor a discard to draw from.',
  evolve: (state) => state,
  text: {
    en: '{seat} draws nothing: no card is left.',
    de: '{seat} zieht nichts: Es ist keine Karte mehr da.',
  },
});

export const lootCardPlayed = event('loot-card-played', {
  fields: { seat: SeatNumber, card: Id },
  evolve: (state, { seat, card }) => ({
    ...state,
    agenda: pushed(state.agenda, lootStep(state, seat, card)),
    hands: changedAt(state.hands, seat, (hand) => without(hand, card)),
    table: [...state.table, { seat, card }],
    memory: afterShown(afterChance(state, seat, 'loot'), [{ seat, card }]),
  }),
  text: { en: '{seat} plays {card}.', de: '{seat} spielt {card}.' },
});

export const scoringCardPlayed = event('scoring-card-played', {
  fields: { seat: SeatNumber, card: secret(of.seat, Id) },
  description: 'Face down: the card is told to the seat itself alone.',
  evolve: (state, { seat, card }) => ({
    ...state,
    hands: changedAt(state.hands, seat, (hand) => without(hand, card)),
    faceDown: [...state.faceDown, { seat, card }],
    memory: afterChance(state, seat, 'scoring'),
  }),
  text: { en: '{seat} plays {card} face down.', de: '{seat} spielt {card} verdeckt.' },
  unseen: { en: '{seat} plays a card face down.', de: '{seat} spielt eine Karte verdeckt.' },
});

export const cardsRevealed = event('cards-revealed', {
  fields: { cards: Type.Array(PlayedCard) },
  evolve: (state, { cards }) => ({
    ...state,
    faceDown: [],
    table: [...state.table, ...cards],
    memory: afterShown(state.memory, cards),
  }),
  text: ({ cards }, telling) => revealed(telling, cards),
});

export const tilePeeked = event('tile-peeked', {
  fields: { seat: SeatNumber, place: Place, shown: Shown, face: secret(of.seat, Face) },
  description: 'The hidden face is told to the seat itself alone.',
  evolve: (state, { seat, place }) => {
    const seenBy = changedAt(state.tiles.seenBy, place, (mask) => mask | (1 << seat));
    return { ...state, agenda: chose(state, place), tiles: { ...state.tiles, seenBy } };
  },
  text: {
    en: '{seat} looks under {shown:face} {place}: {face}.',
    de: '{seat} schaut unter {shown:face} {place}: {face}.',
  },
  unseen: {
    en: '{seat} looks under {shown:face} {place}.',
    de: '{seat} schaut unter {shown:face} {place}.',
  },
});

export const tileFlipped = event('tile-flipped', {
  fields: { seat: SeatNumber, place: Place, shown: Shown, face: Face },
  description: '`face` is visible now, instead of `shown`.',
  evolve: (state, { place, face }) => ({
    ...state,
    agenda: chose(state, place),
    tiles: turned(state, [place], [face]),
  }),
  text: {
    en: '{seat} turns over tile {place}: it showed {shown:face} and shows {face} now.',
    de: '{seat} wendet Plättchen {place}: vorher {shown:face}, jetzt {face}.',
  },
});

function lootStep(state: State, seat: Seat, card: string): Step {
  const effect = effectOf(state.components, card);
  if (!isLoot(effect)) throw new Error(`not a loot card: ${card}`);
  return effect.type === 'return-shares'
    ? { step: 'return', seat, card, any: false }
    : { step: effect.type, seat, card, chosen: [] };
}

const chose = (state: State, place: number): Step[] =>
  changedTop(state.agenda, (step) =>
    step.step === 'peek' || step.step === 'flip' ? { ...step, chosen: [...step.chosen, place] } : step,
  );
