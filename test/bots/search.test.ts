import { describe, expect, it } from 'vitest';
import { type Playing, search } from '../../src/bots/search.js';
import { quickRng } from '../../src/kernel/rng.js';

/** One seat chooses a number, then both are done. What it is worth depends on a hidden card. */
interface Toy {
  readonly card: number;
  readonly chosen: string | null;
}

const choices = ['a', 'b', 'c', 'd', 'e'] as const;

function toy(worthOf: (choice: string, card: number) => number, met: [string, number][] = []) {
  const playing: Playing<Toy, string> = {
    legal: ({ chosen }) => (chosen === null ? choices : []),
    prompts: ({ chosen }) => (chosen === null ? [{ seat: 0 }] : []),
    play: ({ card }, _seat, action) => {
      met.push([action, card]);
      return { card, chosen: action };
    },
    outcome: ({ card, chosen }) => {
      const score = chosen === null ? 0 : worthOf(chosen, card);
      const rank = score > 0 ? 1 : 2;
      return {
        standings: [
          { seat: 0, rank, score },
          { seat: 1, rank: 3 - rank, score: 0 },
        ],
      };
    },
    imagine: (_state, _seat, rng) => ({ card: rng.int(1_000), chosen: null }),
    choose: (_state, _seat, among) => among.find((one) => one === 'c') ?? among[0] ?? '',
    actionId: (action) => action,
    quickRng,
  };
  return playing;
}
const table: Toy = { card: 7, chosen: null };

describe('The search', () => {
  it('takes the action that wins most often, also against the choice of the basic bot', () => {
    const playing = toy((choice, card) => (choice === 'e' ? Number(card > 200) : Number(card > 700)));
    const { action, candidates } = search(playing, table, 0, { steps: 400 });
    expect(action).toBe('e');
    expect(candidates[0]?.id).toBe('e');
  });

  it('leaves the choice of the basic bot only for one that is better by more than a standard error', () => {
    const alike = toy((_choice, card) => Number(card > 500));
    expect(search(alike, table, 0, { steps: 400 }).action).toBe('c');
    // Better in two worlds, and worse in one.
    const met: number[] = [];
    const winsIn: Readonly<Record<string, readonly number[]>> = { e: [0, 2], c: [1] };
    const hardly = toy((choice, card) => {
      if (!met.includes(card)) met.push(card);
      return Number(winsIn[choice]?.includes(met.indexOf(card)) ?? false);
    });
    const found = search(hardly, table, 0, { steps: 400 });
    expect([found.candidates[0]?.id, found.action]).toEqual(['e', 'c']);
  });

  it('shows all candidates of a round the same imagined states, and never the one that it was given', () => {
    const met: [string, number][] = [];
    search(
      toy(() => 1, met),
      table,
      0,
      { steps: 60 },
    );
    const worlds = new Map(choices.map((choice) => [choice, met.filter(([one]) => one === choice)]));
    const first = worlds.get('a')?.map(([, card]) => card) ?? [];
    expect(first.length).toBeGreaterThan(2);
    for (const seen of worlds.values()) {
      const cards = seen.map(([, card]) => card);
      const both = Math.min(cards.length, first.length);
      expect(cards.slice(0, both)).toEqual(first.slice(0, both));
    }
    expect(met.map(([, card]) => card)).not.toContain(table.card);
  });

  it('judges a playout after so many steps, where the rules say what a position is worth', () => {
    // Each step counts up, and the game would go on for very long.
    const counting: Playing<number[], string> = {
      legal: () => ['b', 'a'],
      prompts: () => [{ seat: 0 }],
      play: (steps, _seat, action) => [...steps, action === 'a' ? 1 : 0],
      outcome: () => null,
      imagine: () => [],
      choose: () => 'b',
      actionId: (action) => action,
      quickRng,
      worth: (steps) => [steps[0] ?? 0, 0],
    };
    const found = search(counting, [], 0, { steps: 40, horizon: 5 });
    expect([found.action, found.steps % 5]).toEqual(['a', 0]);
  });

  it('compares no more candidates than it may, those that the basic bot likes first', () => {
    const { candidates } = search(
      toy(() => 1),
      table,
      0,
      { steps: 40, candidates: 2 },
    );
    expect(candidates.map(({ id }) => id).sort()).toEqual(['a', 'c']);
  });

  it('stops at its budget of steps, after a world that all candidates have met', () => {
    for (const steps of [50, 500]) {
      const found = search(
        toy(() => 1),
        table,
        0,
        { steps },
      );
      expect(found.steps).toBeGreaterThanOrEqual(steps);
      expect(found.steps).toBeLessThan(steps + choices.length);
    }
  });
});
