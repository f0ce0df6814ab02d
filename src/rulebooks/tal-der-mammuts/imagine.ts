import { topOf } from '../../engine/agenda.js';
import type { Viewer, Worlds } from '../../engine/rulebook.js';
import { pick, type Rng, shuffledBlindly } from '../../kernel/rng.js';
import { catalogueOf } from './catalogue.js';
import { assumedOrders } from './events/orders.js';
import { plays } from './plays.js';
import { bitOfWindow, type State, windows } from './state.js';

/** Redraws what the viewer cannot know: hands, the pile, answers to an open window, unnoticed standing orders. */
export function imagine(state: State, viewer: Viewer, rng: Rng, worlds: Worlds = 'possible'): State {
  const dealt = { ...state, ...cards(state, viewer, rng), standing: orders(state, viewer, rng, worlds) };
  return answers(dealt, viewer, rng, worlds);
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
  const mixed = new Map([...pools].map(([pile, pool]) => [pile, shuffledBlindly(pool, rng)]));
  const hands = state.hands.map((hand, seat) =>
    seat === viewer ? hand : hand.map((card, at) => mixed.get(pileOf(seat, at))?.pop() ?? card),
  );
  const left = mixed.get(state.pile) ?? [];
  return { hands, deck: cardIds.map((id) => left.filter((card) => card === id).length) };
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
