import { Type } from 'typebox';
import { type Agenda, popped, replaced } from '../../../engine/agenda.js';
import { hidden, of, secret } from '../../../engine/define/index.js';
import { counted, say } from '../../../engine/words.js';
import { openlyTaken, taken, withoutOne, withPlayer } from '../changes.js';
import { Id } from '../components/effects.js';
import { by, Count, Ids, PileSchema } from '../fields.js';
import { consumed } from '../pending.js';
import { buriedUnseen, type Held, type Player } from '../player.js';
import { playerOf, type Step, topStep } from '../state.js';
import { person } from '../texts/names.js';
import { event } from './event.js';

export const pileShuffled = event('pile-shuffled', {
  fields: { ...by, count: Count, cards: hidden(Ids) },
  description: 'All start cards became the draw pile.',
  evolve: (state, { seat, cards }) => ({
    ...state,
    players: withPlayer(state, seat, (player) => ({ ...player, deck: cards })),
  }),
  text: ({ seat, count }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} shuffles ${counted(count, 'start card', 'start cards')}.`,
      de: `${name} mischt ${counted(count, 'Startkarte', 'Startkarten')}.`,
    });
  },
});

/**
 * When the draw pile is empty and the discards lie open, everybody can work out what else the owner holds: from
 * then on those cards are known to be there.
 */
export const discardsShuffled = event('discards-shuffled', {
  fields: { ...by, count: Count, cards: hidden(Ids) },
  description: 'They became the draw pile.',
  evolve: (state, { seat, cards }) => {
    const known = <Item extends Held>(held: Item): Item => (held.shown ? held : { ...held, shown: true });
    return {
      ...state,
      players: withPlayer(state, seat, (player) => ({
        ...player,
        deck: cards,
        discards: [],
        hand: player.hand.map(known),
        pile: player.pile.map(known),
        buried: player.buried.map(known),
      })),
    };
  },
  text: ({ seat, count }, telling) => {
    const name = person(telling, seat);
    return say(telling, {
      en: `${name} shuffles ${counted(count, 'discarded card', 'discarded cards')} into a new draw pile.`,
      de: `${name} mischt ${counted(count, 'abgelegte Karte', 'abgelegte Karten')} zu einem neuen Nachziehstapel.`,
    });
  },
});

export const cardDrawn = event('card-drawn', {
  fields: { ...by, card: secret(of.seat, Id), income: Type.Boolean() },
  description: 'Only the seat itself learns the card.',
  evolve: (state, { seat, card, income }) => ({
    ...state,
    agenda: income ? consumed(state, 'draw', 1) : state.agenda,
    players: withPlayer(state, seat, (player) => ({
      ...player,
      deck: player.deck.slice(0, -1),
      hand: [...player.hand, { card, shown: false, since: buriedUnseen(player) }],
    })),
  }),
  text: { en: '{seat} draws {card}.', de: '{seat} zieht {card}.' },
  unseen: { en: '{seat} draws a card.', de: '{seat} zieht eine Karte.' },
});

export const cardDiscarded = event('card-discarded', {
  fields: { ...by, card: Id },
  evolve: (state, { seat, card }) => {
    const step = topStep(state, 'discard');
    return {
      ...state,
      agenda: step.n > 1 ? replaced(state.agenda, { ...step, n: step.n - 1 }) : popped(state.agenda),
      players: withPlayer(state, seat, (player) => ({
        ...openlyTaken(player, card),
        discards: [...player.discards, card],
      })),
    };
  },
  text: { en: '{seat} discards {card}.', de: '{seat} wirft {card} ab.' },
});

export const cardLaid = event('card-laid', {
  fields: { ...by, card: secret(of.seat, Id) },
  description: 'Only the seat itself learns the card.',
  evolve: (state, { seat, card }) => ({
    ...state,
    players: withPlayer(state, seat, (player) => {
      const { held, rest } = taken(player.hand, card);
      return { ...player, hand: rest, pile: [...player.pile, held] };
    }),
  }),
  text: {
    en: '{seat} lays {card} on the eclipse pile.',
    de: '{seat} legt {card} auf den Sonnenfinsternisstapel.',
  },
  unseen: {
    en: '{seat} lays a card on the eclipse pile.',
    de: '{seat} legt eine Karte auf den Sonnenfinsternisstapel.',
  },
});

export const cardBuried = event('card-buried', {
  fields: { ...by, from: PileSchema, card: secret(of.seat, Id) },
  description: 'Only the seat itself learns a card from the hand.',
  // The discards, the cards played and the revealed eclipse pile lie before everybody's eyes.
  open: ({ from }) => from !== 'hand',
  evolve: (state, { seat, from, card }) => {
    const gained = consumed(state, 'bury', 1);
    const agenda = from === 'revealed' ? withoutAbilityOf(gained, playerOf(state, seat), card) : gained;
    const { played } = state.turn;
    const used = played.findIndex((one) => one.card === card && one.used);
    const at = used >= 0 ? used : played.findIndex((one) => one.card === card);
    const openly = { card, open: true, shown: true, since: 0 };
    return {
      ...state,
      agenda,
      turn:
        from === 'played' ? { ...state.turn, played: played.filter((_, index) => index !== at) } : state.turn,
      players: withPlayer(state, seat, (player) => {
        if (from !== 'hand') {
          const discards = from === 'discards' ? withoutOne(player.discards, card) : player.discards;
          const revealed = from === 'revealed' ? withoutOne(player.revealed, card) : player.revealed;
          return { ...player, discards, revealed, buried: [...player.buried, openly] };
        }
        const { held, rest } = taken(player.hand, card);
        const { shown, since } = held;
        return { ...player, hand: rest, buried: [...player.buried, { card, open: false, shown, since }] };
      }),
    };
  },
  text: { en: '{seat} buries {card} {from:pile}.', de: '{seat} begräbt {card} {from:pile}.' },
  unseen: { en: '{seat} buries a card {from:pile}.', de: '{seat} begräbt eine Karte {from:pile}.' },
});

/** The ability of a member goes with it into the grave, unless a card like it is left for it. */
function withoutAbilityOf(agenda: Agenda<Step>, { revealed }: Player, card: string): Agenda<Step> {
  const ability = `card/${card}`;
  const left = revealed.filter((one) => one === card).length - 1;
  return agenda.map((step) => {
    if (step.step !== 'eclipse' || step.offers.filter((one) => one === ability).length <= left) return step;
    return { ...step, offers: withoutOne(step.offers, ability) };
  });
}
