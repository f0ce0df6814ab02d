import { describe, expect, it } from 'vitest';
import type { AnyAction, AnyRulebook, AnyState } from '../../src/engine/any-rulebook.js';
import { pick, quickRng } from '../../src/kernel/rng.js';
import { rulebooks } from '../../src/rulebooks/registry.js';
import { expectEqual } from '../support/equal.js';
import { configFor, playout } from '../support/playout.js';

/** The events of a random game, an action at a time. */
function* events(rulebook: AnyRulebook, seed: number): Generator<string, void> {
  const rng = quickRng(seed);
  const config = configFor(rulebook);
  const setup = rulebook.setup(config, rng);
  yield JSON.stringify(setup);
  let state: AnyState = setup.reduce(rulebook.evolve, rulebook.initial(config));
  for (let actions = 0; actions < 400; actions += 1) {
    const prompts = rulebook.prompts(state);
    if (prompts.length === 0) return;
    const { seat } = pick(prompts, rng);
    const decided = rulebook.decide(state, seat, pick(rulebook.legal(state, seat), rng), rng);
    yield JSON.stringify(decided.events);
    state = decided.state;
  }
}

interface Move {
  readonly state: AnyState;
  readonly seat: number;
  readonly action: AnyAction;
}

/** What a random game has been through. */
function movesOf(rulebook: AnyRulebook, seed: number): Move[] {
  const { steps } = playout(rulebook, configFor(rulebook, rulebook.meta.seats.max), seed, { most: 400 });
  return steps.map(({ before, seat, action }) => ({ state: before, seat, action }));
}

const decided = (rulebook: AnyRulebook, { state, seat, action }: Move, chance: number): string =>
  JSON.stringify(rulebook.decide(state, seat, action, quickRng(chance)).events);

describe.each(rulebooks.map((rulebook) => [rulebook.meta.id, rulebook] as const))('%s', (_, rulebook) => {
  it('games that are played side by side go as they would alone', () => {
    const seeds = [1, 2, 3];
    const alone = seeds.map((seed) => [...events(rulebook, seed)]);
    const beside = seeds.map((): string[] => []);
    const games = seeds.map((seed) => events(rulebook, seed));
    for (let isOver = false; !isOver; ) {
      const moves = games.map((game) => game.next());
      for (const [nth, { value }] of moves.entries()) if (value !== undefined) beside[nth]?.push(value);
      isOver = moves.every(({ done }) => done === true);
    }
    expect(beside).toEqual(alone);
  });

  it('an action does the same as often as it is decided, whatever was decided before', () => {
    const moves = [1, 2, 3, 4].flatMap((seed) => movesOf(rulebook, seed));
    const once = moves.map((move, nth) => decided(rulebook, move, nth));
    for (const [nth, move] of [...moves.entries()].toReversed())
      expectEqual([decided(rulebook, move, nth), decided(rulebook, move, nth)], [once[nth], once[nth]]);
  });
});
