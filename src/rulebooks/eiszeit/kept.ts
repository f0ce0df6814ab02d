import type { Viewer } from '../../engine/rulebook.js';
import { cardOf } from './atlas.js';
import { type Handling, handlings, type State } from './state.js';

/**
 * A player who played a card might have played any other kind in the hand that it could pay, and did not. At random, a hand
 * with one more such kind is so many times as likely to be left: measured by `test/calibration/kept.ts`.
 */
export const KEPT = 0.38;

/**
 * How likely it is at random that others let go of these cards and kept the rest, against how likely a story takes it to
 * be. Players choose among kinds, whereas stories choose among cards: two of a kind are one answer.
 */
export function choiceWeight(state: State, history: Handling | null, viewer: Viewer, share: number): number {
  const hands = state.hands.map((): string[] => []);
  let weight = 1;
  for (const { what, seat, card, stones } of handlings({ history })) {
    const hand = hands[seat];
    if (hand === undefined || seat === viewer) continue;
    if (what === 'drawn') {
      hand.push(card);
      continue;
    }
    const alike = Math.max(1, hand.filter((other) => other === card).length);
    // A story discards any card of the hand, and plays as many of a kind as may be there.
    weight *= (what === 'discarded' ? hand.length : 1) / alike;
    hand.splice(hand.indexOf(card), 1);
    if (what !== 'played') continue;
    for (const [at, other] of hand.entries())
      if (other !== card && hand.indexOf(other) === at && couldPlay(state, other, stones)) weight *= share;
  }
  return weight;
}

/** Cults are taken to find a card to copy, as they nearly always do. */
function couldPlay({ components }: State, id: string, purse: number): boolean {
  const { colour, effect, stones } = cardOf(components, id);
  if (effect.type === 'cult') return true;
  if (colour === 'dark') return purse < components.stones.values.limit;
  return (effect.type === 'mammoth' ? Math.min(stones.values, effect.neighbour) : stones.values) <= purse;
}
