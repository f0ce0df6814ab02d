import type { Agenda } from '../../../engine/agenda.js';
import { pushed, replaced, topOf } from '../../../engine/agenda.js';
import { consumed, offered } from '../pending.js';
import type { EventOf } from '../schemas/event.js';
import { playerOf, type State, type Step, type Turn, withChanges } from '../state.js';
import { withPlayer, withTurn } from './change.js';

export function gainTaken(state: State, event: EventOf<'gain-taken'>): State {
  const player = playerOf(state, event.seat);
  return withChanges(state, {
    agenda: consumed(state, event.gain, event.units),
    turn: event.work > 0 ? withTurn(state.turn, { work: state.turn.work + event.work }) : state.turn,
    players: withPlayer(state, event.seat, {
      food: player.food + event.food,
      tools: player.tools + event.tool,
      points: player.points + event.points,
    }),
  });
}

export const incomeLowered = (state: State, event: EventOf<'income-lowered'>): State =>
  withChanges(state, {
    agenda: consumed(state, event.gain, 1, { gain: event.to, n: 1, slot: -1, top: false }),
  });

export function pointsGained(state: State, event: EventOf<'points-gained'>): State {
  const { points } = playerOf(state, event.seat);
  const units = event.gain === null ? 0 : event.points;
  return withChanges(state, {
    agenda: event.gain === null ? state.agenda : consumed(state, event.gain, units),
    players: withPlayer(state, event.seat, { points: points + event.points }),
  });
}

/** Costs are paid, the ability is spent, and what it brings lies on top of the agenda. */
export function abilityUsed(state: State, event: EventOf<'ability-used'>): State {
  const player = playerOf(state, event.seat);
  const spent = withChanges(state, {
    agenda: marked(state.agenda, event.ability),
    turn: withTurn(markedTurn(state.turn, event.ability), { work: state.turn.work - event.work }),
    players:
      event.food > 0 || event.tool > 0
        ? withPlayer(state, event.seat, {
            food: player.food - event.food,
            tools: player.tools - event.tool,
          })
        : state.players,
  });
  const agenda = offered(spent, event.seat, event.ability, event.gains);
  if (event.discard === 0) return withChanges(spent, { agenda });
  const discard: Step = { step: 'discard', seat: event.seat, n: event.discard, reason: 'ability' };
  return withChanges(spent, { agenda: pushed(agenda, discard) });
}

function marked(agenda: Agenda<Step>, ability: string): Agenda<Step> {
  const step = topOf(agenda);
  if (step?.step === 'eclipse') {
    return replaced(agenda, { ...step, offers: without(step.offers, ability) });
  }
  if (step?.step !== 'act') return agenda;
  if (ability === 'middle' || ability === 'bottom') return replaced(agenda, { ...step, taken: true });
  return step.offers.includes(ability)
    ? replaced(agenda, { ...step, offers: without(step.offers, ability) })
    : agenda;
}

function without(offers: readonly string[], ability: string): string[] {
  const at = offers.indexOf(ability);
  return offers.filter((_, index) => index !== at);
}

function markedTurn(turn: Turn, ability: string): Turn {
  if (ability === 'chief') return withTurn(turn, { chief: 'used' });
  if (!ability.startsWith('card/')) return turn;
  const at = turn.played.findIndex(({ card, used }) => !used && `card/${card}` === ability);
  if (at < 0) return turn;
  return withTurn(turn, {
    played: turn.played.map((one, index) => (index === at ? { card: one.card, used: true } : one)),
  });
}

export function idolStepped(state: State, event: EventOf<'idol-stepped'>): State {
  const player = playerOf(state, event.seat);
  const points = player.points + event.points;
  const agenda = consumed(state, 'idol', 1);
  if (event.track === 'offering') {
    return withChanges(state, {
      agenda,
      players: withPlayer(state, event.seat, { offering: event.to, points }),
    });
  }
  // On one step, who came first stays ahead.
  const others = state.glory.filter((seat) => seat !== event.seat);
  const behind = others.findIndex((seat) => playerOf(state, seat).glory < event.to);
  const at = behind < 0 ? others.length : behind;
  return withChanges(state, {
    agenda,
    glory: [...others.slice(0, at), event.seat, ...others.slice(at)],
    players: withPlayer(state, event.seat, { glory: event.to, points }),
  });
}
