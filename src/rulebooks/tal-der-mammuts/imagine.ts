import { topOf } from '../../engine/agenda.js';
import type { Viewer } from '../../engine/rulebook.js';
import { pick, type Rng, shuffled } from '../../kernel/rng.js';
import { catalogueOf } from './catalogue.js';
import { plays } from './plays.js';
import { bitOfWindow, type State, windows, withChanges } from './state.js';

/** Hands, the pile, answers to an open window, and standing orders that nobody could have noticed. */
export function imagine(state: State, viewer: Viewer, rng: Rng): State {
  const dealt = withChanges(state, { ...cards(state, viewer, rng), standing: orders(state, viewer, rng) });
  return answers(dealt, viewer, rng);
}

function cards(state: State, viewer: Viewer, rng: Rng): Pick<State, 'hands' | 'deck'> {
  const { cardIds } = catalogueOf(state.components);
  const pile = state.deck.flatMap((count, row) => Array<string>(count).fill(cardIds[row] ?? ''));
  const unknown = [...pile, ...state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))];
  const pool = shuffled(unknown, rng);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : pool.splice(0, hand.length)));
  const deck = cardIds.map((id) => pool.filter((card) => card === id).length);
  return { hands, deck };
}

/** Where nobody can be sure, there may be an order or none; who is being asked has none. */
function orders(state: State, viewer: Viewer, rng: Rng): number[] {
  const step = topOf(state.agenda);
  return state.standing.map((order, seat) => {
    if (seat === viewer) return order;
    const isAsked = (step?.step === 'food-window' || step?.step === 'birth-window') && step.seat === seat;
    const known = isAsked ? bitOfWindow(step.step) : 0;
    return order ^ ((state.unsure[seat] ?? 0) & ~known & rng.int(1 << windows.length));
  });
}

function answers(state: State, viewer: Viewer, rng: Rng): State {
  const { window } = state;
  const step = topOf(state.agenda)?.step;
  if (window === null || (step !== 'nature-window' && step !== 'fight-window')) return state;
  const imagined = window.answers.map((one) => {
    if (one.seat === viewer) return one;
    const choices = plays(state, one.seat, step);
    const answer = choices.length === 0 || rng.int(2) === 0 ? null : pick(choices, rng);
    return { seat: one.seat, answer };
  });
  return withChanges(state, { window: { asked: window.asked, answers: imagined } });
}
