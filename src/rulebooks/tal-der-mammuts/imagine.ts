import { topOf } from '../../engine/agenda.js';
import type { Seat, Viewer, Worlds } from '../../engine/rulebook.js';
import { pick, type Rng } from '../../kernel/rng.js';
import { assumedOrders } from './events/orders.js';
import { imagineCards } from './imagine-cards.js';
import { windowsShown } from './meanwhile.js';
import { plays } from './plays.js';
import { type Ahead, type Answer, bitOfWindow, type State, type WindowName, windows } from './state.js';

/** Redraws what the viewer cannot know: hands, the pile, answers to an open window, unnoticed standing orders. */
export function imagine(state: State, viewer: Viewer, rng: Rng, worlds: Worlds = 'possible'): State {
  const dealt = {
    ...state,
    ...imagineCards(state, viewer, rng, worlds),
    standing: orders(state, viewer, rng, worlds),
  };
  return early(answers(dealt, viewer, rng, worlds), viewer, rng, worlds);
}

const ALL = (1 << windows.length) - 1;

/** Where others cannot be sure, an order exists or not by lot; a seat shows it by being asked or not. */
function orders(state: State, viewer: Viewer, rng: Rng, worlds: Worlds): number[] {
  const shown = windowsShown(state);
  return state.standing.map((order, seat) => {
    if (seat === viewer) return order;
    const known = shown.reduce((bits, one) => (one.seat === seat ? bits | bitOfWindow(one.step) : bits), 0);
    const unsure = (state.unsure[seat] ?? 0) & ALL & ~known;
    if (unsure === 0) return order;
    const drawn = worlds === 'possible' ? rng.int(1 << windows.length) : asBefore(state, seat, rng);
    return (order & ~unsure) | (drawn & unsure);
  });
}

/** Orders are seldom given or taken back: most are as everybody last knew them. */
function asBefore(state: State, seat: number, rng: Rng): number {
  const changed = windows.reduce((bits, name) => bits | (rng.int(16) === 0 ? bitOfWindow(name) : 0), 0);
  return assumedOrders(state, seat) ^ changed;
}

/** A seat that has chosen a card was asked, and gave no order to pass. */
function answers(state: State, viewer: Viewer, rng: Rng, worlds: Worlds): State {
  const { window } = state;
  const step = topOf(state.agenda)?.step;
  if (window === null || (step !== 'nature-window' && step !== 'fight-window')) return state;
  const imagined = window.answers.map((one) =>
    one.seat === viewer ? one : { seat: one.seat, answer: someAnswer(state, one.seat, step, rng, worlds) },
  );
  const playing = imagined.filter(({ seat, answer }) => seat !== viewer && answer !== null);
  const standing = state.standing.map((order, seat) =>
    playing.some((one) => one.seat === seat) ? order & ~bitOfWindow(step) : order,
  );
  return { ...state, standing, window: { asked: window.asked, answers: imagined } };
}

/** The same for answers whose turn has not come. */
function early(state: State, viewer: Viewer, rng: Rng, worlds: Worlds): State {
  if (state.ahead.every(({ seat }) => seat === viewer)) return state;
  const standing = [...state.standing];
  const ahead = state.ahead.map((one): Ahead => {
    if (one.seat === viewer) return one;
    const answer = someAnswer(state, one.seat, one.window, rng, worlds);
    if (answer !== null) standing[one.seat] = (standing[one.seat] ?? 0) & ~bitOfWindow(one.window);
    return { seat: one.seat, window: one.window, answer };
  });
  return { ...state, standing, ahead };
}

/** A card waits for the right moment: three of four windows are passed even by a seat that could play one. */
function someAnswer(state: State, seat: Seat, window: WindowName, rng: Rng, worlds: Worlds): Answer {
  const quarters = worlds === 'possible' ? 2 : 3;
  const choices = plays(state, seat, window);
  return choices.length === 0 || rng.int(4) < quarters ? null : pick(choices, rng);
}
