import { type TUnsafe, Type } from 'typebox';
import { popped, pushed } from '../../../engine/agenda.js';
import { of, orNull, secret } from '../../../engine/define/index.js';
import { addedAt, changedAt, replacedAt, withoutAt } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import type { Step } from '../agenda.js';
import {
  isOwnWindow,
  tracesOfDraw,
  tracesOfOwnWindow,
  tracesOfPlay,
  tracesOfShuffle,
  tracesOfWindow,
} from '../asked.js';
import { directionOf } from '../board.js';
import { catalogueOf } from '../catalogue.js';
import { DirectionName } from '../components/schema.js';
import { type CardAction, Count, Hex, Id, SeatNumber, Seats, StepName } from '../fields.js';
import { bitOfWindow, type State } from '../state.js';
import { type Told, who } from '../texts/names.js';
import { cardText } from '../texts/phrases.js';
import { event } from './event.js';
import { ordersDoubted, ordersShownByCard, ordersShownByOpening } from './orders.js';

type WideWindow = 'nature-window' | 'fight-window';

const windowOpened = <Window extends WideWindow>(window: Window) =>
  event(`${window}-opened`, {
    fields: { seats: Seats },
    description: 'Whether these seats play a card is asked all at once.',
    evolve: (state, { seats }) => ({
      ...state,
      window: { asked: seats, answers: [] },
      unsure: ordersShownByOpening(state, window),
      agenda: pushed<Step>(state.agenda, { step: window }),
    }),
    text: {
      en: '{seats} may play a card.',
      de: '{seats} {seats:may} eine Karte spielen.',
    },
  });
export const natureWindowOpened = windowOpened('nature-window');
export const fightWindowOpened = windowOpened('fight-window');

function chosen(
  { seat, answer }: { readonly seat: Seat; readonly answer: CardAction | null },
  telling: Told,
): string {
  const name = who(seat, telling);
  if (answer === null || !('card' in answer))
    return say(telling, { en: `${name} plays no card.`, de: `${name} spielt keine Karte.` });
  const { en, de } = cardText(answer, null, telling);
  return say(telling, { en: `${name} chooses ${en}.`, de: `${name} wählt ${de}.` });
}

const ANSWERED = { en: '{seat} has answered.', de: '{seat} hat geantwortet.' } as const;

const OwnWindowName = Type.Enum(['food-window', 'birth-window'], { type: 'string' });

/** A window of a seat's own step keeps no answer: others see only that it was answered. */
export const windowAnswered = (AnyAction: TUnsafe<CardAction>) =>
  event('window-answered', {
    fields: {
      seat: SeatNumber,
      window: StepName,
      answer: secret(of.seat, orNull(AnyAction)),
    },
    description: 'Only the seat itself learns the answer; null is a pass.',
    evolve: (state, { seat, window: name, answer }) => {
      const unsure = ordersDoubted(state, seat, bitOfWindow(name), 0);
      if (state.window === null)
        return {
          ...state,
          unsure,
          traces: isOwnWindow(name) ? tracesOfOwnWindow(state, seat, name) : state.traces,
        };
      const { asked, answers } = state.window;
      return { ...state, unsure, window: { asked, answers: [...answers, { seat, answer }] } };
    },
    text: chosen,
    unseen: ANSWERED,
  });

export const answeredAhead = (AnyAction: TUnsafe<CardAction>) =>
  event('answered-ahead', {
    fields: { seat: SeatNumber, window: OwnWindowName, answer: secret(of.seat, orNull(AnyAction)) },
    description:
      'An answer to a window whose turn has not come. Only the seat itself learns it; null is a pass.',
    evolve: (state, one) => ({
      ...state,
      unsure: ordersDoubted(state, one.seat, bitOfWindow(one.window), 0),
      ahead: [...state.ahead, { seat: one.seat, window: one.window, answer: one.answer }],
    }),
    text: chosen,
    unseen: ANSWERED,
  });

export const earlyAnswerOpened = event('early-answer-opened', {
  fields: { seat: SeatNumber, window: OwnWindowName },
  description: 'The turn of an answer has come that was given ahead; what it did follows.',
  evolve: (state, { seat, window }) => ({
    ...state,
    ahead: state.ahead.filter((one) => one.seat !== seat || one.window !== window),
  }),
  text: {
    en: '{seat} has answered before: {window:step}.',
    de: '{seat} hat schon geantwortet: {window:step}.',
  },
});

export const windowClosed = event('window-closed', {
  fields: {},
  evolve: (state): State => ({
    ...state,
    window: null,
    agenda: popped(state.agenda),
    traces: tracesOfWindow(state),
    lastPlays: (state.window?.answers ?? []).flatMap(({ seat, answer }) =>
      answer === null ? [] : [{ seat, play: answer }],
    ),
  }),
  text: { en: 'Everybody has answered.', de: 'Alle haben geantwortet.' },
});

export const standingOrderGiven = event('standing-order-given', {
  fields: { seat: SeatNumber, window: StepName },
  description: 'Only the seat itself learns it.',
  only: 'seat',
  evolve: (state, { seat, window }) => ({
    ...state,
    standing: replacedAt(state.standing, seat, (state.standing[seat] ?? 0) | bitOfWindow(window)),
  }),
  text: {
    en: 'From now on {seat} passes without being asked: {window:step}.',
    de: '{seat} passt ab jetzt, ohne gefragt zu werden: {window:step}.',
  },
});

/** Others do not notice: for them the orders may still be in force. */
export const standingOrdersRevoked = event('standing-orders-revoked', {
  fields: { seat: SeatNumber },
  description: 'Of all windows. Only the seat itself learns it.',
  only: 'seat',
  evolve: (state, { seat }) => ({
    ...state,
    standing: replacedAt(state.standing, seat, 0),
    unsure: ordersDoubted(state, seat, state.standing[seat] ?? 0, state.standing[seat] ?? 0),
  }),
  text: { en: '{seat} takes back all standing orders.', de: '{seat} nimmt alle Daueraufträge zurück.' },
});

export const cardPlayed = event('card-played', {
  fields: {
    seat: SeatNumber,
    card: Id,
    hex: Type.Optional(Hex),
    from: Type.Optional(Hex),
    to: Type.Optional(Hex),
    target: Type.Optional(SeatNumber),
  },
  description: 'A special card went to the discards; what it did follows.',
  evolve: (state, { seat, card }) => {
    const at = (state.hands[seat] ?? []).indexOf(card);
    return {
      ...state,
      hands: changedAt(state.hands, seat, (hand) => withoutAt(hand, at)),
      traces: tracesOfPlay(state, seat, card),
      walk: forgotten(state.walk),
      discards: [...state.discards, card],
      unsure: ordersShownByCard(state, seat, card),
    };
  },
  text: {
    en: '{seat} plays {card}{target:against}{hex:onHex}{from:fromHex}{to:toHex}.',
    de: '{seat} spielt {card}{target:against}{hex:onHex}{from:fromHex}{to:toHex}.',
  },
});

/** What was asked before the card is kept with it. */
const forgotten = (walk: State['walk']): State['walk'] =>
  walk === null || walk.asked === null ? walk : { ...walk, asked: null };

export const shamanCalled = event('shaman-called', {
  fields: { seat: SeatNumber },
  evolve: (state, { seat }) => ({ ...state, shamans: [...state.shamans, seat] }),
  text: {
    en: 'A shaman protects the tribe of {seat} from this event.',
    de: 'Ein Schamane schützt den Stamm von {seat} vor diesem Ereignis.',
  },
});

export const windTurned = event('wind-turned', {
  fields: { seat: SeatNumber, direction: DirectionName },
  evolve: (state, { direction }) => ({ ...state, wind: directionOf(direction) }),
  text: {
    en: '{seat} turns the wind: it blows to the {direction} now.',
    de: '{seat} dreht den Wind: Er weht jetzt nach {direction}.',
  },
});

export const herdDirected = event('herd-directed', {
  fields: { seat: SeatNumber, hex: Hex, species: Id, direction: DirectionName },
  evolve: (state, { hex, species, direction }) => {
    const row = catalogueOf(state.components).speciesRow.get(species) ?? 0;
    const one = { hex, species: row, direction: directionOf(direction) };
    return { ...state, directed: [...state.directed, one] };
  },
  text: {
    en: '{seat} drives animals on hex {hex} to the {direction}: {species}.',
    de: '{seat} treibt Tiere auf Feld {hex} nach {direction}: {species}.',
  },
});

export const packCalled = event('pack-called', {
  fields: { seat: SeatNumber, hex: Hex, wolves: Count },
  evolve: (state, { hex, wolves }) => ({ ...state, calls: [...state.calls, { hex, wolves }] }),
  text: {
    en: '{seat} calls a pack to hex {hex}: {wolves}.',
    de: '{seat} ruft ein Rudel auf Feld {hex}: {wolves}.',
  },
});

export const discardsShuffled = event('discards-shuffled', {
  fields: { count: Count },
  evolve: (state) => {
    const { cardIds } = catalogueOf(state.components);
    const deck = [...state.deck];
    for (const card of state.discards) {
      const row = cardIds.indexOf(card);
      deck[row] = (deck[row] ?? 0) + 1;
    }
    return { ...state, deck, discards: [], traces: tracesOfShuffle(state.traces, deck) };
  },
  text: {
    en: 'The discards become the new pile: {count:cards}.',
    de: 'Die Ablage wird zum neuen Stapel: {count:cards}.',
  },
});

export const cardDrawn = event('card-drawn', {
  fields: { seat: SeatNumber, card: secret(of.seat, Id) },
  description: 'Only the seat itself learns the card.',
  evolve: (state, { seat, card }) => {
    const row = catalogueOf(state.components).cardIds.indexOf(card);
    return {
      ...state,
      deck: addedAt(state.deck, row, -1),
      hands: changedAt(state.hands, seat, (hand) => [...hand, card]),
      traces: tracesOfDraw(state, seat),
      drawn: changedAt(state.drawn, seat, (drawn) => [...drawn, card]),
    };
  },
  text: {
    en: '{seat} draws a special card: {card:cardSaying}',
    de: '{seat} zieht eine Sonderkarte: {card:cardSaying}',
  },
  unseen: { en: '{seat} draws a special card.', de: '{seat} zieht eine Sonderkarte.' },
});
