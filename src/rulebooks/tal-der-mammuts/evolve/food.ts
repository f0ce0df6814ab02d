import { popped } from '../../../engine/agenda.js';
import type { EventOf } from '../schemas/event.js';
import { copyOf, type State } from '../state.js';
import { ordersShownByStep } from './orders.js';
import { added, set } from './parts.js';

export function incomeReceived(state: State, event: EventOf<'income-received'>): State {
  const next = copyOf(state);
  next.unsure = ordersShownByStep(state, event.seat, 'food-window');
  next.agenda = popped(state.agenda);
  next.food = added(state.food, event.seat, event.fish + event.gathered + event.harvest);
  return next;
}

export function foodPaid(state: State, { seat, food }: EventOf<'food-paid'>): State {
  const next = copyOf(state);
  next.agenda = popped(state.agenda);
  next.food = added(state.food, seat, -food);
  return next;
}

export function foodStolen(state: State, { seat, target, food }: EventOf<'food-stolen'>): State {
  const next = copyOf(state);
  next.food = added(added(state.food, seat, food), target, -food);
  return next;
}

export function fieldSown(state: State, { seat, hex, food }: EventOf<'field-sown'>): State {
  const next = copyOf(state);
  next.fields = set(state.fields, hex, 2);
  next.food = added(state.food, seat, -food);
  return next;
}
