import { describe, expect, it } from 'vitest';
import { pick, quickRng } from '../../../src/kernel/rng.js';
import { initial, type State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { rulebook, usual } from './given.js';
import { sampleWorlds } from './imagined.js';

describe('imagined states', () => {
  it.each(['possible', 'likely'] as const)(
    '10,000 %s ones are all possible, after every kind of event',
    (worlds) => {
      const { impossible, worlds: sampled, after } = sampleWorlds(60, 2, worlds);
      expect(impossible.slice(0, 5)).toEqual([]);
      expect(sampled).toBeGreaterThan(10_000);
      expect(after.size).toBeGreaterThan(66);
    },
  );

  // What others choose to play says something about what they keep. `imagine` draws no conclusions from that, so nobody
  // chooses a card here: hands change by deals, draws, deaths and shuffles.
  it('hold each card as often as it is held where nobody chooses cards, within three standard errors', () => {
    const ids = rulebook.components.specialCards.values.map(({ id }) => id);
    const held = (state: State, card: string) => state.hands[1]?.filter((one) => one === card).length ?? 0;
    const differences = ids.map((): number[] => []);
    for (let game = 0; game < 1_500; game += 1) {
      const state = atSomeTime(game);
      if (state === null || state.hands[1]?.length === 0) continue;
      const rng = quickRng(game);
      const worlds = Array.from({ length: 12 }, () => rulebook.imagine(state, 0, rng, 'likely'));
      for (const [at, card] of ids.entries())
        differences[at]?.push(held(state, card) - mean(worlds.map((world) => held(world, card))));
    }
    const z = differences.map((all) => mean(all) / (deviation(all) / Math.sqrt(all.length)));
    expect(Math.max(...z.map(Math.abs))).toBeLessThanOrEqual(3);
  });
});

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
function deviation(all: readonly number[]): number {
  const middle = mean(all);
  return Math.sqrt(mean(all.map((one) => (one - middle) ** 2)));
}

/** A moment of a game in which all seats answer at random. */
function atSomeTime(game: number): State | null {
  const rng = quickRng(9_000 + game);
  const config = { seats: 3, components: rulebook.components, options: { ...usual, yearLimit: 6 } };
  let state = rulebook.setup(config, rng).reduce(rulebook.evolve, initial(config));
  const stop = 10 + rng.int(150);
  for (let nth = 0; nth < stop; nth += 1) {
    if (rulebook.outcome(state) !== null) return null;
    const { seat } = pick(rulebook.prompts(state), rng);
    const legal = rulebook.legal(state, seat).filter((action) => !('card' in action));
    state = rulebook.decide(state, seat, pick(legal, rng), rng).state;
  }
  return state;
}
