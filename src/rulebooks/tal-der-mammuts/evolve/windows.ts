import { popped, pushed } from '../../../engine/agenda.js';
import type { EventOf } from '../schemas/event.js';
import { bitOfWindow, copyOf, type State, type WindowName } from '../state.js';
import type { Step } from '../steps.js';
import { ordersDoubted, ordersShownByOpening } from './orders.js';
import { set } from './parts.js';

export function windowOpened(
  state: State,
  window: 'nature-window' | 'fight-window',
  { seats }: EventOf<'nature-window-opened' | 'fight-window-opened'>,
): State {
  const next = copyOf(state);
  next.window = { asked: seats, answers: [] };
  next.unsure = ordersShownByOpening(state, window);
  next.agenda = pushed<Step>(state.agenda, { step: window });
  return next;
}

/** Windows of a seat's own step are not open to others: only that they were answered is kept. */
export function windowAnswered(state: State, event: EventOf<'window-answered'>): State {
  const { seat, answer } = event;
  const next = copyOf(state);
  next.unsure = ordersDoubted(state, seat, bitOfWindow(event.window as WindowName));
  if (state.window === null) return next;
  const { asked, answers } = state.window;
  next.window = { asked, answers: [...answers, { seat, answer }] };
  return next;
}

export function windowClosed(state: State): State {
  const next = copyOf(state);
  next.window = null;
  next.agenda = popped(state.agenda);
  next.lastPlays = (state.window?.answers ?? []).flatMap(({ seat, answer }) =>
    answer === null ? [] : [{ seat, play: answer }],
  );
  return next;
}

export function standingOrderGiven(state: State, { seat, window }: EventOf<'standing-order-given'>): State {
  const orders = (state.standing[seat] ?? 0) | bitOfWindow(window as WindowName);
  const next = copyOf(state);
  next.standing = set(state.standing, seat, orders);
  return next;
}

/** Others did not notice: for them the orders may still be in force. */
export function standingOrdersRevoked(state: State, { seat }: EventOf<'standing-orders-revoked'>): State {
  const next = copyOf(state);
  next.standing = set(state.standing, seat, 0);
  next.unsure = ordersDoubted(state, seat, state.standing[seat] ?? 0);
  return next;
}
