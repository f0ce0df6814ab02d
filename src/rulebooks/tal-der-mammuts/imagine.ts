import { topOf } from '../../engine/agenda.js';
import type { Viewer } from '../../engine/rulebook.js';
import { pick, type Rng, shuffled } from '../../kernel/rng.js';
import { catalogueOf } from './catalogue.js';
import { plays } from './plays.js';
import { bitOfWindow, type State, windows } from './state.js';

/** Redraws what the viewer cannot know: hands, the pile, answers to an open window, unnoticed standing orders. */
export function imagine(state: State, viewer: Viewer, rng: Rng): State {
  const dealt = { ...state, ...cards(state, viewer, rng), standing: orders(state, viewer, rng) };
  return answers(dealt, viewer, rng);
}

/**
 * When a pile is used up, everybody can tell which cards the others hold: all that are nowhere else. So cards of
 * an old pile are exchanged only among themselves, those of the present pile also with the pile.
 */
function cards(state: State, viewer: Viewer, rng: Rng): Pick<State, 'hands' | 'deck'> {
  const { cardIds } = catalogueOf(state.components);
  const pileOf = (seat: number, at: number): number => state.drawnFrom[seat]?.[at] ?? state.pile;
  const present = state.deck.flatMap((count, row) => Array<string>(count).fill(cardIds[row] ?? ''));
  const pools = new Map([[state.pile, present]]);
  for (const [seat, hand] of state.hands.entries()) {
    if (seat === viewer) continue;
    for (const [at, card] of hand.entries()) {
      const pool = pools.get(pileOf(seat, at)) ?? [];
      pool.push(card);
      pools.set(pileOf(seat, at), pool);
    }
  }
  const mixed = new Map([...pools].map(([pile, pool]) => [pile, shuffled(pool, rng)]));
  const hands = state.hands.map((hand, seat) =>
    seat === viewer ? hand : hand.map((card, at) => mixed.get(pileOf(seat, at))?.pop() ?? card),
  );
  const left = mixed.get(state.pile) ?? [];
  return { hands, deck: cardIds.map((id) => left.filter((card) => card === id).length) };
}

/** Where others cannot be sure, an order exists or not at random; a seat that is asked has none. */
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
  return { ...state, window: { asked: window.asked, answers: imagined } };
}
