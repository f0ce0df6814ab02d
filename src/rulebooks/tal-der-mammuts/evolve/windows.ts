import { popped, pushed } from '../../../engine/agenda.js';
import type { EventOf } from '../schemas/event.js';
import { bitOfWindow, type State, type WindowName, withChanges } from '../state.js';
import type { Step } from '../steps.js';
import { ordersDoubted, ordersShownByOpening } from './orders.js';
import { set } from './parts.js';

export const windowOpened = (
  state: State,
  window: 'nature-window' | 'fight-window',
  { seats }: EventOf<'nature-window-opened' | 'fight-window-opened'>,
): State =>
  withChanges(state, {
    window: { asked: seats, answers: [] },
    unsure: ordersShownByOpening(state, window),
    agenda: pushed<Step>(state.agenda, { step: window }),
  });

/** Windows of a seat's own step are not open to others: only that they were answered is kept. */
export function windowAnswered(state: State, event: EventOf<'window-answered'>): State {
  const { seat, answer } = event;
  const unsure = ordersDoubted(state, seat, bitOfWindow(event.window as WindowName));
  if (state.window === null) return withChanges(state, { unsure });
  const { asked, answers } = state.window;
  return withChanges(state, { window: { asked, answers: [...answers, { seat, answer }] }, unsure });
}

export const windowClosed = (state: State): State =>
  withChanges(state, {
    window: null,
    agenda: popped(state.agenda),
    lastPlays: (state.window?.answers ?? []).flatMap(({ seat, answer }) =>
      answer === null ? [] : [{ seat, play: answer }],
    ),
  });

export function standingOrderGiven(state: State, { seat, window }: EventOf<'standing-order-given'>): State {
  const orders = (state.standing[seat] ?? 0) | bitOfWindow(window as WindowName);
  return withChanges(state, { standing: set(state.standing, seat, orders) });
}

/** Others did not notice: for them the orders may still be in force. */
export const standingOrdersRevoked = (state: State, { seat }: EventOf<'standing-orders-revoked'>): State =>
  withChanges(state, {
    standing: set(state.standing, seat, 0),
    unsure: ordersDoubted(state, seat, state.standing[seat] ?? 0),
  });
