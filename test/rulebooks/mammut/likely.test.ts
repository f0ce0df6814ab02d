import { describe, expect, it } from 'vitest';
import { erase } from '../../../src/engine/any-rulebook.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { likelihoodOf } from '../../../src/rulebooks/mammut/imagine/likely.js';
import { mammut } from '../../../src/rulebooks/mammut/index.js';
import type { State } from '../../../src/rulebooks/mammut/state.js';
import { count } from '../../support/likeness.js';
import { configFor, playout } from '../../support/playout.js';
import { opening } from './support.js';
import { withManyCards } from './worlds.js';

const anyMammut = erase(mammut);
const loot = new Set(['peek', 'flip', 'return']);

describe('How likely hands are', () => {
  it.each([2, 3, 4, 5])('is what choosing at random makes them, whoever imagines it: %d seats', (seats) => {
    for (let game = 0; game < 10; game += 1) {
      const { steps, last } = playout(anyMammut, configFor(anyMammut, seats), game, {
        choose: withManyCards,
      });
      const expected = Array<number>(seats).fill(0);
      for (const { before, seat, action } of steps) {
        const state = before as unknown as State;
        const hand = state.hands[seat] ?? [];
        if (state.agenda.at(-1)?.step !== 'divide' || hand.length === 0) continue;
        const legal = anyMammut.legal(before, seat);
        const others = legal.filter(({ type }) => type !== 'play');
        const copies = action.type === 'play' ? count(hand, String(action.card)) : 1;
        expected[seat] = (expected[seat] ?? 0) + Math.log(others.length / (legal.length * copies));
      }
      const state = last as unknown as State;
      const all = expected.reduce((sum, one) => sum + one, 0);
      expect(all).toBeLessThan(-1);
      expect(likelihoodOf(state, 'spectator')).toBeCloseTo(all, 6);
      for (const [viewer, own] of expected.entries())
        expect(likelihoodOf(state, viewer)).toBeCloseTo(all - own, 6);
    }
  });
});

describe('The hand of a seat that has a card face down', () => {
  it.each(['possible', 'likely'] as const)('has no more loot cards than the deck, in %s worlds', (worlds) => {
    const first = opening(2);
    const card = 'axe-points';
    const state: State = {
      ...first,
      hands: [first.hands[0] ?? [], (first.hands[1] ?? []).slice(1)],
      faceDown: [{ seat: 1, card }],
    };
    const shares = { hand: 0, deck: 0 };
    const shareOf = (cards: readonly string[] = []) =>
      cards.filter((one) => loot.has(one)).length / cards.length;
    const rng = quickRng(7);
    const count = 2_000;
    for (let world = 0; world < count; world += 1) {
      const { hands, deck } = mammut.imagine(state, 0, rng, worlds);
      shares.hand += shareOf(hands[1]) / count;
      shares.deck += shareOf(deck) / count;
    }
    expect(Math.abs(shares.hand - shares.deck)).toBeLessThan(0.04);
  });
});
