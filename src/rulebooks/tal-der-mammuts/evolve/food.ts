import { popped } from '../../../engine/agenda.js';
import type { EventOf } from '../schemas/event.js';
import { type State, withChanges } from '../state.js';
import { ordersShownByStep } from './orders.js';
import { added, set } from './parts.js';

export const incomeReceived = (state: State, event: EventOf<'income-received'>): State =>
  withChanges(state, {
    unsure: ordersShownByStep(state, event.seat, 'food-window'),
    agenda: popped(state.agenda),
    food: added(state.food, event.seat, event.fish + event.gathered + event.harvest),
  });

export const foodPaid = (state: State, { seat, food }: EventOf<'food-paid'>): State =>
  withChanges(state, { agenda: popped(state.agenda), food: added(state.food, seat, -food) });

export const foodStolen = (state: State, { seat, target, food }: EventOf<'food-stolen'>): State =>
  withChanges(state, { food: added(added(state.food, seat, food), target, -food) });

export const fieldSown = (state: State, { seat, hex, food }: EventOf<'field-sown'>): State =>
  withChanges(state, { fields: set(state.fields, hex, 2), food: added(state.food, seat, -food) });
