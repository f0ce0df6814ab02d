import type { Viewer } from '../../engine/rulebook.js';
import { cardOf } from './atlas.js';
import { type Handling, handlings, type State } from './state.js';

/**
 * A player who played a card might have played any other kind in the hand that it could pay, and did not. At random, a hand
 * with one more such kind is so many times as likely to be left: measured by `test/calibration/kept.ts`.
 */
export const KEPT = 0.5;

/** The kinds of cards that others might have played instead, summed over all cards that they played. */
export function kindsKept(state: State, history: Handling | null, viewer: Viewer): number {
  const hands = state.hands.map((): string[] => []);
  let kinds = 0;
  for (const { what, seat, card, stones } of handlings({ history })) {
    const hand = hands[seat];
    if (hand === undefined || seat === viewer) continue;
    if (what === 'drawn') {
      hand.push(card);
      continue;
    }
    hand.splice(hand.indexOf(card), 1);
    if (what !== 'played') continue;
    for (const [at, other] of hand.entries())
      if (other !== card && hand.indexOf(other) === at && couldPlay(state, other, stones)) kinds += 1;
  }
  return kinds;
}

/** Cults are taken to find a card to copy, as they nearly always do. */
function couldPlay({ components }: State, id: string, purse: number): boolean {
  const { colour, effect, stones } = cardOf(components, id);
  if (effect.type === 'cult') return true;
  if (colour === 'dark') return purse < components.stones.values.limit;
  return (effect.type === 'mammoth' ? Math.min(stones.values, effect.neighbour) : stones.values) <= purse;
}
