import { popped, pushed, replaced, topOf } from '../../../engine/agenda.js';
import { cardOf } from '../catalogue.js';
import { stations } from '../schemas/action.js';
import type { EventOf } from '../schemas/event.js';
import { noTurn, type Played, playerOf, type State, type Step, withChanges } from '../state.js';
import { openlyTaken, plus, withPlayer, withTurn } from './change.js';

export function turnBegun(state: State, { seat }: EventOf<'turn-begun'>): State {
  const steps: Step[] = [
    { step: 'advancements', seat },
    { step: 'place', seat },
  ];
  return withChanges(state, {
    agenda: replaced(state.agenda, ...steps),
    turn: { ...noTurn, seat },
  });
}

/** The action of an advancement that is not carried out before the next one is played is forgone. */
export function advancementPlayed(state: State, event: EventOf<'advancement-played'>): State {
  const { turn } = state;
  const discard: Step = { step: 'discard', seat: event.seat, n: 1, reason: 'advancement' };
  const forgone = ({ card, used }: Played): Played => ({
    card,
    used: used || cardOf(state.components, card).ability?.when === undefined,
  });
  return withChanges(state, {
    agenda: event.discard ? pushed(state.agenda, discard) : state.agenda,
    turn: withTurn(turn, {
      played: [...turn.played.map(forgone), { card: event.card, used: false }],
      advancements: turn.advancements + 1,
    }),
    players: withPlayer(state, event.seat, openlyTaken(playerOf(state, event.seat), event.card)),
  });
}

export function figurePlaced(state: State, event: EventOf<'figure-placed'>): State {
  const player = playerOf(state, event.seat);
  const { seat, figure, at, offers } = event;
  const act: Step = { step: 'act', seat, space: at === 'rest' ? 'rest' : 'top', taken: false, offers };
  const steps: Step[] = event.tile ? [{ step: 'rest-tile', seat }, act] : [act];
  return withChanges(state, {
    agenda: replaced(state.agenda, ...steps),
    turn: withTurn(state.turn, { station: at, chief: figure === 'chief' ? 'open' : 'absent' }),
    visits: plus(state.visits, stations.indexOf(at), 1),
    players: withPlayer(state, seat, {
      chiefFigure: player.chiefFigure && figure !== 'chief',
      tribeFigures: player.tribeFigures - (figure === 'tribe' ? 1 : 0),
      placed: [...player.placed, { figure, at }],
    }),
  });
}

export function restTileTaken(state: State, event: EventOf<'rest-tile-taken'>): State {
  const agenda = popped(state.agenda);
  const step = topOf(agenda);
  if (step?.step !== 'act') throw new Error('nobody rests');
  const turn = withTurn(state.turn, { restTile: event.tile });
  const offering = replaced(agenda, { ...step, offers: [...step.offers, ...event.offers] });
  const { stack, unseen, open } = state.rest;
  const rest = event.next
    ? { stack: [...stack.slice(1), open], unseen: Math.max(0, unseen - 1), open: '' }
    : { stack, unseen, open: '' };
  return withChanges(state, { agenda: offering, turn, rest });
}

export function memberPlayed(state: State, event: EventOf<'member-played'>): State {
  const { turn } = state;
  return withChanges(state, {
    turn: withTurn(turn, {
      work: turn.work + event.work,
      played: [...turn.played, { card: event.card, used: event.used }],
    }),
    players: withPlayer(state, event.seat, openlyTaken(playerOf(state, event.seat), event.card)),
  });
}

export const foodSpent = (state: State, event: EventOf<'food-spent'>): State =>
  withChanges(state, {
    turn: withTurn(state.turn, { work: state.turn.work + event.work }),
    players: withPlayer(state, event.seat, { food: event.to }),
  });

export function spaceLeft(state: State, event: EventOf<'space-left'>): State {
  return withChanges(state, {
    agenda: replaced(state.agenda, {
      step: 'act',
      seat: event.seat,
      space: event.to,
      taken: false,
      offers: [],
    }),
  });
}

/** Played cards go to the discards, work lapses, and a rest tile goes back under its stack. */
export function turnEnded(state: State, { seat }: EventOf<'turn-ended'>): State {
  const player = playerOf(state, seat);
  const { played, restTile } = state.turn;
  const isLast = !player.chiefFigure && player.tribeFigures === 0;
  const lay: Step = { step: 'lay', seat };
  return withChanges(state, {
    agenda: isLast ? replaced(state.agenda, lay) : popped(state.agenda),
    turn: noTurn,
    rest: restTile === '' ? state.rest : { ...state.rest, stack: [...state.rest.stack, restTile] },
    players: withPlayer(state, seat, {
      discards: [...player.discards, ...played.map(({ card }) => card)],
    }),
  });
}
