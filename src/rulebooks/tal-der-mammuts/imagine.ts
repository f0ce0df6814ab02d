import { topOf } from '../../engine/agenda.js';
import type { Viewer, Worlds } from '../../engine/rulebook.js';
import { pick, type Rng } from '../../kernel/rng.js';
import { assumedOrders } from './events/orders.js';
import { imagineCards } from './imagine-cards.js';
import { plays } from './plays.js';
import { bitOfWindow, type State, windows } from './state.js';

/** Redraws what the viewer cannot know: hands, the pile, answers to an open window, unnoticed standing orders. */
export function imagine(state: State, viewer: Viewer, rng: Rng, worlds: Worlds = 'possible'): State {
  const dealt = {
    ...state,
    ...imagineCards(state, viewer, rng, worlds),
    standing: orders(state, viewer, rng, worlds),
  };
  return answers(dealt, viewer, rng, worlds);
}

const ALL = (1 << windows.length) - 1;

/** Where others cannot be sure, an order exists or not by lot; a seat that is asked has none. */
function orders(state: State, viewer: Viewer, rng: Rng, worlds: Worlds): number[] {
  const step = topOf(state.agenda);
  return state.standing.map((order, seat) => {
    if (seat === viewer) return order;
    const isAsked = (step?.step === 'food-window' || step?.step === 'birth-window') && step.seat === seat;
    const known = isAsked ? bitOfWindow(step.step) : 0;
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
  // A card waits for the right moment: three of four windows are passed even by a seat that could play one.
  const quarters = worlds === 'possible' ? 2 : 3;
  const imagined = window.answers.map((one) => {
    if (one.seat === viewer) return one;
    const choices = plays(state, one.seat, step);
    const hasPassed = choices.length === 0 || rng.int(4) < quarters;
    return { seat: one.seat, answer: hasPassed ? null : pick(choices, rng) };
  });
  const playing = imagined.filter(({ seat, answer }) => seat !== viewer && answer !== null);
  const standing = state.standing.map((order, seat) =>
    playing.some((one) => one.seat === seat) ? order & ~bitOfWindow(step) : order,
  );
  return { ...state, standing, window: { asked: window.asked, answers: imagined } };
}
