import { topOf } from '../../../engine/agenda.js';
import { replacedAt } from '../../../engine/lists.js';
import type { BySeat, Seat } from '../../../engine/rulebook.js';
import { cardEffect } from '../catalogue.js';
import { fightersOf } from '../fights.js';
import { campsOf, peopleAt } from '../people.js';
import { retreats, timesOf } from '../plays.js';
import { bitOfWindow, type State, type WindowName, windows } from '../state.js';

/*
 * What others know of a seat's standing orders. A seat that is asked, or passed over although it holds cards, shows
 * whether it has one. A seat that has answered may have given an order or taken it back. `unsure` has a bit for each
 * window where the others cannot tell.
 */

const holdsCards = (state: State, seat: Seat): boolean => (state.hands[seat]?.length ?? 0) > 0;

/** From now on others cannot be sure of these orders; those of `were` are the ones that existed for all they know. */
export function ordersDoubted(state: State, seat: Seat, bits: number, were: number): BySeat<number> {
  const unsure = state.unsure[seat] ?? 0;
  const fresh = bits & ~unsure;
  if (fresh === 0) return state.unsure;
  const kept = unsure & ~(fresh << windows.length);
  return replacedAt(state.unsure, seat, kept | fresh | ((were & fresh) << windows.length));
}

/** Which of the orders in doubt existed for all that the others knew last. */
export const assumedOrders = (state: State, seat: Seat): number =>
  (state.unsure[seat] ?? 0) >> windows.length;

/** A seat that holds cards shows by being asked or not whether it has a standing order. */
export const ordersShownByOpening = (state: State, window: WindowName): BySeat<number> =>
  state.unsure.map((bits, seat) => {
    const concerned = window === 'nature-window' || state.fight?.seats.includes(seat) === true;
    return concerned && holdsCards(state, seat) ? bits & ~bitOfWindow(window) : bits;
  });

/** If no window opens, all who hold cards have an order to pass it, as everybody can tell. */
export function ordersShownBySilence(
  state: State,
  window: WindowName,
  concerned: readonly Seat[],
): BySeat<number> {
  const bit = bitOfWindow(window);
  const holders = concerned.filter((seat) => holdsCards(state, seat));
  if (holders.some((seat) => ((state.standing[seat] ?? 0) & bit) === 0)) return state.unsure;
  return state.unsure.map((bits, seat) => (holders.includes(seat) ? bits & ~bit : bits));
}

/** Once the step is over, everybody knows whether a seat that holds cards was asked. */
export const ordersShownByStep = (state: State, seat: Seat, window: WindowName): BySeat<number> =>
  holdsCards(state, seat) ? ordersShown(state, seat, window) : state.unsure;

/** The same for births, where a seat without a camp is not asked. */
export function ordersShownByBirths(state: State): BySeat<number> {
  const step = topOf(state.agenda);
  if (step?.step !== 'birth-window' || campsOf(state, step.seat).length === 0) return state.unsure;
  return ordersShownByStep(state, step.seat, 'birth-window');
}

/** A seat that plays a card in a window has no order to pass it. */
export function ordersShownByCard(state: State, seat: Seat, card: string): BySeat<number> {
  const time = timesOf(cardEffect(state.components, card), state.options.advanced);
  const window = windows.find((one) => one === time);
  return window === undefined ? state.unsure : ordersShown(state, seat, window);
}

const ordersShown = (state: State, seat: Seat, window: WindowName): BySeat<number> =>
  replacedAt(state.unsure, seat, (state.unsure[seat] ?? 0) & ~bitOfWindow(window));

/**
 * A seat that loses a roll without a choice of figures is asked only whether to flee, and only without a standing
 * order: being asked or not shows whether it has one.
 */
export function ordersShownByLoss(state: State, losers: readonly Seat[]): BySeat<number> {
  const { fight } = state;
  if (fight === null || state.losses !== null || fight.rolls.length === 0) return state.unsure;
  const bit = bitOfWindow('fight-window');
  return state.unsure.map((bits, seat) => {
    if ((bits & bit) === 0 || !losers.includes(seat) || !holdsCards(state, seat)) return bits;
    const { warrior, woman } = fightersOf(state, fight, seat);
    if (warrior > 0 && woman > 0) return bits;
    const couldFlee = peopleAt(state, seat, fight.hex) > 1 && retreats(state, fight, seat).length > 0;
    return couldFlee ? bits & ~bit : bits;
  });
}
