import { Type } from 'typebox';
import { popped, pushed, replaced, topOf } from '../../../engine/agenda.js';
import { hidden, of, secret } from '../../../engine/define/index.js';
import { addedAt, changedAt, replacedAt, withoutAt } from '../../../engine/lists.js';
import type { Seat } from '../../../engine/rulebook.js';
import { say } from '../../../engine/words.js';
import { assertNever } from '../../../kernel/assert-never.js';
import { cardOf } from '../atlas.js';
import { without } from '../cards.js';
import type { DarkEffect, LightEffect } from '../components/schema.js';
import { CardId, type Colour, ColourName, Count, Ending, SeatNumber } from '../fields.js';
import { onTop } from '../meanwhile.js';
import type { Handling, Pile, State, Step } from '../state.js';
import { texts } from '../texts/index.js';
import { counted, nameOf } from '../texts/names.js';
import { event } from './event.js';
import { afterPlay, afterShuffle } from './memory.js';

export const deckShuffled = event('deck-shuffled', {
  fields: { colour: ColourName, count: Count, cards: hidden(Type.Array(CardId)) },
  description: 'At first all cards of the colour became the deck, later its discards but for the top one.',
  evolve: (state, { colour, cards }) => {
    const { top } = state.piles[colour];
    const { recycled, kept } = afterShuffle(state, colour);
    const history = handled(state.piles[colour], 'shuffled', -1, '');
    const pile = { deck: cards, top, under: [], recycled, kept, history };
    return { ...state, piles: withPile(state, colour, pile) };
  },
  text: ({ colour, count }, telling) => {
    const word = { light: { en: 'light', de: 'hellen' }, dark: { en: 'dark', de: 'dunklen' } }[colour];
    return say(telling, {
      en: `${count} ${word.en} ${count === 1 ? 'card becomes' : 'cards are shuffled into'} a new deck.`,
      de: `Aus ${count} ${word.de} ${count === 1 ? 'Karte' : 'Karten'} wird ein neuer Stapel gemischt.`,
    });
  },
});

export const cardPlayed = event('card-played', {
  fields: { seat: SeatNumber, card: CardId },
  evolve: played,
  text: { en: '{seat} plays {card}.', de: '{seat} spielt {card}.' },
});

export const cardLaidDown = event('card-laid-down', {
  fields: { seat: SeatNumber, card: CardId },
  description: 'No card could be played, so this one had no effect.',
  evolve: played,
  text: {
    en: '{seat} can play no card and lays {card} down without effect.',
    de: '{seat} kann keine Karte spielen und legt {card} ohne Wirkung ab.',
  },
});

export const copyOffered = event('copy-offered', {
  fields: { seat: SeatNumber },
  description: 'The seat chooses which of the two discard piles its cult card copies.',
  evolve: (state, { seat }) => ({ ...state, agenda: pushed(state.agenda, { step: 'copy', seat }) }),
  text: {
    en: '{seat} may choose which of the two top cards to copy.',
    de: '{seat} darf wählen, welche der beiden obersten Karten nachgeahmt wird.',
  },
});

export const cardCopied = event('card-copied', {
  fields: { seat: SeatNumber, card: CardId },
  description: 'The cult card is carried out like this card.',
  evolve: (state) =>
    topOf(state.agenda)?.step === 'copy' ? { ...state, agenda: popped(state.agenda) } : state,
  text: { en: '{seat} copies {card}.', de: '{seat} ahmt {card} nach.' },
});

export const stonesPaid = event('stones-paid', {
  fields: { seat: SeatNumber, stones: Count },
  description: 'Into the light pool.',
  evolve: (state, { seat, stones }) => ({
    ...state,
    stones: addedAt(state.stones, seat, -stones),
    lightPool: state.lightPool + stones,
  }),
  text: { en: '{seat} pays {stones}.', de: '{seat} zahlt {stones}.' },
});

export const stonesTaken = event('stones-taken', {
  fields: { seat: SeatNumber, dark: Count, light: Count },
  description: 'From the dark pool, and what was missing there from the light one.',
  evolve: (state, { seat, dark, light }) => ({
    ...state,
    stones: addedAt(state.stones, seat, dark + light),
    darkPool: state.darkPool - dark,
    lightPool: state.lightPool - light,
    ender: state.darkPool === dark ? seat : state.ender,
  }),
  text: ({ seat, dark, light }, telling) => {
    const [name, stones] = [nameOf(telling, seat), counted(telling, dark, 'stone')];
    const more =
      light === 0
        ? { en: '', de: '' }
        : { en: ` and ${light} from the light one`, de: ` und ${light} aus dem hellen` };
    return say(telling, {
      en: `${name} takes ${stones} from the dark pool${more.en}.`,
      de: `${name} nimmt ${stones} aus dem dunklen Vorrat${more.de}.`,
    });
  },
});

export const stonesVoided = event('stones-voided', {
  fields: { seat: SeatNumber, stones: Count },
  description:
    'The last dark card of the last round: its stones went from the dark pool to the light one, its action is void, and the settling is over at once.',
  evolve: (state, { seat, stones }) => ({
    ...state,
    agenda: [],
    darkPool: state.darkPool - stones,
    lightPool: state.lightPool + stones,
    ender: seat,
  }),
  text: {
    en: ({ stones }, telling) =>
      `The card is void: nobody carries it out, and ${counted(telling, stones, 'stone')} ${stones === 1 ? 'goes' : 'go'} from the dark pool to the light one.`,
    de: ({ stones }, telling) =>
      `Die Karte verfällt: Niemand führt sie aus, und ${counted(telling, stones, 'stone')} ${stones === 1 ? 'wandert' : 'wandern'} vom dunklen in den hellen Vorrat.`,
  },
});

export const actionBegan = event('action-began', {
  fields: { seat: SeatNumber, card: CardId },
  description: 'The action of the card that the seat played (or copied) is carried out.',
  evolve: (state, { seat, card }) => {
    const { colour, effect } = cardOf(state.components, card);
    const steps: Step[] = [];
    if (colour === 'light') steps.push(stepFor(effect, seat, card));
    else if (effect.type !== 'all-place') steps.push({ step: 'opponent', seat, card });
    else {
      for (let next = 1; next < state.seats; next += 1)
        steps.push(stepFor(effect, (seat + next) % state.seats, card));
    }
    return { ...state, agenda: pushed(state.agenda, ...steps) };
  },
  text: { en: '{card} is carried out.', de: '{card} wird ausgeführt.' },
});

export const opponentChosen = event('opponent-chosen', {
  fields: { seat: SeatNumber, opponent: SeatNumber },
  evolve: (state, { opponent }) => {
    const top = topOf(state.agenda);
    if (top?.step !== 'opponent') throw new Error('no opponent was to be chosen');
    const { effect } = cardOf(state.components, top.card);
    return { ...state, agenda: replaced(state.agenda, stepFor(effect, opponent, top.card)) };
  },
  text: { en: '{seat} leaves the card to {opponent}.', de: '{seat} überlässt {opponent} die Karte.' },
});

export const actionEnded = event('action-ended', {
  fields: { seat: SeatNumber, what: Ending },
  description: 'The seat is done with what it was asked, or there is nothing left that it could do.',
  evolve: (state, { seat }) => ({ ...state, agenda: ended(state, seat) }),
  text: ({ seat, what }, telling) => {
    const said = texts[telling.language].endings[what];
    return said.replace('{seat}', () => nameOf(telling, seat));
  },
});

export const cardDiscarded = event('card-discarded', {
  fields: { seat: SeatNumber, colour: ColourName, card: secret(of.seat, CardId) },
  description: 'The card is told to the seat itself alone.',
  evolve: (state, { seat, colour, card }) => {
    const pile = state.piles[colour];
    return {
      ...state,
      agenda: discarded(state),
      hands: handWithout(state, seat, card),
      piles: withPile(state, colour, {
        deck: pile.deck,
        top: pile.top,
        under: [...pile.under, { card, by: seat }],
        recycled: pile.recycled,
        kept: pile.kept,
        history: handled(pile, 'discarded', seat, card),
      }),
    };
  },
  text: { en: '{seat} discards {card} face down.', de: '{seat} wirft {card} verdeckt ab.' },
  unseen: {
    en: '{seat} discards a {colour} card face down.',
    de: '{seat} wirft eine {colour} Karte verdeckt ab.',
  },
});

export const cardDrawn = event('card-drawn', {
  fields: { seat: SeatNumber, colour: ColourName, card: secret(of.seat, CardId) },
  description: 'The card is told to the seat itself alone.',
  evolve: (state, { seat, colour, card }) => {
    const pile = state.piles[colour];
    const seen = pile.recycled[seat] ?? [];
    const recycled = seen.includes(card)
      ? replacedAt(pile.recycled, seat, without(seen, [card]))
      : pile.recycled;
    return {
      ...state,
      hands: changedAt(state.hands, seat, (hand) => [...hand, card]),
      piles: withPile(state, colour, {
        deck: pile.deck.slice(0, -1),
        top: pile.top,
        under: pile.under,
        recycled,
        kept: pile.kept,
        history: handled(pile, 'drawn', seat, card),
      }),
    };
  },
  text: {
    en: '{seat} draws a {colour} card: {card}.',
    de: '{seat} zieht eine {colour} Karte: {card}.',
  },
  unseen: { en: '{seat} draws a {colour} card.', de: '{seat} zieht eine {colour} Karte.' },
});

const handled = (
  { history: before }: Pile,
  what: Handling['what'],
  seat: Seat,
  card: string,
  stones = 0,
): Handling => ({ what, seat, card, stones, before });

const withPile = ({ piles }: State, colour: Colour, pile: Pile): State['piles'] =>
  colour === 'light' ? { light: pile, dark: piles.dark } : { light: piles.light, dark: pile };

const handWithout = ({ hands }: State, seat: Seat, card: string): State['hands'] =>
  changedAt(hands, seat, (hand) => withoutAt(hand, hand.indexOf(card)));

/** Cult cards go under the pile, so that an ordinary card always lies on top. */
function played(state: State, { seat, card }: { readonly seat: Seat; readonly card: string }): State {
  const { colour, effect } = cardOf(state.components, card);
  const { deck, top, under } = state.piles[colour];
  const { recycled, kept } = afterPlay(state, seat, card);
  const isCult = effect.type === 'cult';
  const covered = isCult ? card : top;
  const pile = {
    deck,
    top: isCult ? top : card,
    under: covered === null ? under : [...under, { card: covered, by: null }],
    recycled,
    kept,
    history: handled(state.piles[colour], 'played', seat, card, state.stones[seat]),
  };
  return {
    ...state,
    agenda: replaced<Step>(state.agenda, { step: 'discard', seat }, { step: 'draw', seat }),
    hands: handWithout(state, seat, card),
    piles: withPile(state, colour, pile),
  };
}

/** The step in which `seat` begins to carry out a card. */
function stepFor(effect: LightEffect | DarkEffect, seat: Seat, card: string): Step {
  switch (effect.type) {
    case 'landscape':
    case 'all-place':
      return { step: 'place', seat, card, placed: 0, strayed: false };
    case 'camp':
      return { step: 'camp', seat, card, placed: 0, region: 0 };
    case 'trek':
      return { step: 'trek', seat, card, moved: 0, from: 0, to: 0 };
    case 'drive':
      return { step: 'drive', seat, card, moved: [] };
    case 'remove':
      return { step: 'remove', seat, card, owners: [] };
    case 'mammoth':
    case 'fire':
    case 'swap':
    case 'club':
    case 'club-or-move':
    case 'mammoth-home':
      return { step: effect.type, seat, card };
    case 'cult':
      throw new Error('a cult card is carried out like the card that it copies');
  }
  return assertNever(effect);
}

/** The step in which cards are discarded may lie below what others carry out meanwhile. */
const discarded = ({ agenda }: State): Step[] => agenda.filter(({ step }) => step !== 'discard');

/** The cards that bring a mammoth along ask for it after the hunters. */
function ended(state: State, seat: Seat): Step[] {
  const agenda = onTop(state.agenda, seat);
  const top = topOf(agenda);
  if (top?.seat !== seat) return discarded(state);
  if (top?.step === 'camp') {
    const { seat, card, region } = top;
    return replaced<Step>(agenda, { step: 'camp-mammoth', seat, card, region });
  }
  if (top?.step === 'trek' && top.moved > 0) {
    const { seat, card, from, to } = top;
    return replaced<Step>(agenda, { step: 'trek-mammoth', seat, card, from, to });
  }
  return popped(agenda);
}
