import { popped, replaced, topOf } from '../../../engine/agenda.js';
import { cardOf } from '../catalogue.js';
import { consumed } from '../pending.js';
import { buriedUnseen, type Held } from '../player.js';
import type { EventOf } from '../schemas/event.js';
import { playerOf, type State, withChanges } from '../state.js';
import { openlyTaken, plus, taken, withoutOne, withPlayer, withTurn } from './change.js';

/**
 * When the draw pile is empty and the discards lie open, everybody can work out what else the owner holds: from
 * then on those cards are known to be there.
 */
export function discardsShuffled(state: State, event: EventOf<'discards-shuffled'>): State {
  const { hand, buried, pile } = playerOf(state, event.seat);
  const known = <Item extends Held>(held: Item): Item => (held.shown ? held : { ...held, shown: true });
  return withChanges(state, {
    players: withPlayer(state, event.seat, {
      deck: event.cards,
      discards: [],
      hand: hand.map(known),
      pile: pile.map(known),
      buried: buried.map(known),
    }),
  });
}

export function cardDrawn(state: State, event: EventOf<'card-drawn'>): State {
  const player = playerOf(state, event.seat);
  const held: Held = { card: event.card, shown: false, since: buriedUnseen(player) };
  return withChanges(state, {
    agenda: event.income ? consumed(state, 'draw', 1) : state.agenda,
    players: withPlayer(state, event.seat, {
      deck: player.deck.slice(0, -1),
      hand: [...player.hand, held],
    }),
  });
}

export function cardDiscarded(state: State, event: EventOf<'card-discarded'>): State {
  const player = playerOf(state, event.seat);
  const step = topOf(state.agenda);
  if (step?.step !== 'discard') throw new Error('nothing is to be discarded');
  return withChanges(state, {
    agenda: step.n > 1 ? replaced(state.agenda, { ...step, n: step.n - 1 }) : popped(state.agenda),
    players: withPlayer(state, event.seat, {
      ...openlyTaken(player, event.card),
      discards: [...player.discards, event.card],
    }),
  });
}

export function cardLaid(state: State, event: EventOf<'card-laid'>): State {
  const player = playerOf(state, event.seat);
  const { held, rest } = taken(player.hand, event.card);
  return withChanges(state, {
    players: withPlayer(state, event.seat, { hand: rest, pile: [...player.pile, held] }),
  });
}

export function cardBuried(state: State, event: EventOf<'card-buried'>): State {
  const player = playerOf(state, event.seat);
  const agenda = consumed(state, 'bury', 1);
  const { card } = event;
  const open = { card, open: true, shown: true, since: 0 };
  if (event.from === 'hand') {
    const { held, rest } = taken(player.hand, card);
    const buried = [...player.buried, { card, open: false, shown: held.shown, since: held.since }];
    return withChanges(state, { agenda, players: withPlayer(state, event.seat, { hand: rest, buried }) });
  }
  const buried = [...player.buried, open];
  if (event.from === 'discards') {
    const discards = withoutOne(player.discards, card);
    return withChanges(state, { agenda, players: withPlayer(state, event.seat, { discards, buried }) });
  }
  const { played } = state.turn;
  const used = played.findIndex((one) => one.card === card && one.used);
  const at = used >= 0 ? used : played.findIndex((one) => one.card === card);
  return withChanges(state, {
    agenda,
    turn: withTurn(state.turn, { played: played.filter((_, index) => index !== at) }),
    players: withPlayer(state, event.seat, { buried }),
  });
}

export function memberRecruited(state: State, event: EventOf<'member-recruited'>): State {
  const player = playerOf(state, event.seat);
  const { supply } = cardOf(state.components, event.member);
  const toHand = event.to === 'hand';
  const held: Held = { card: event.member, shown: true, since: buriedUnseen(player) };
  return withChanges(state, {
    agenda: consumed(state, toHand ? 'recruit' : 'recruit-discard', 1),
    supply: plus(state.supply, supply, -1),
    turn: event.top ? withTurn(state.turn, { fresh: [...state.turn.fresh, event.member] }) : state.turn,
    players: withPlayer(
      state,
      event.seat,
      toHand ? { hand: [...player.hand, held] } : { discards: [...player.discards, event.member] },
    ),
  });
}
