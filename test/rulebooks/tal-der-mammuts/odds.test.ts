import { describe, expect, it } from 'vitest';
import { die, quickRng } from '../../../src/kernel/rng.js';
import { fightOver } from '../../../src/rulebooks/tal-der-mammuts/fights.js';
import { oddsOf, type Side, winChances } from '../../../src/rulebooks/tal-der-mammuts/odds.js';
import type { State } from '../../../src/rulebooks/tal-der-mammuts/state.js';
import { act, given, rulebook } from './given.js';

const side = (heads: number, extras = 0, fixed = 0): Side => ({ heads, extras, each: 1, fixed });
const percent = (sides: readonly Side[]) => winChances(sides)?.map((one) => Math.round(1000 * one) / 10);

describe('the odds of a fight', () => {
  it('of one against one are even, and a lead of 1 wins 21 of 31 rolls that are no tie', () => {
    expect(percent([side(1), side(1)])).toEqual([50, 50]);
    expect(winChances([side(1, 0, 1), side(1)])?.[0]).toBeCloseTo(21 / 31, 12);
    // Two against one: the first roll is won with a lead, or the second without.
    expect(winChances([side(2), side(1)])?.[0]).toBeCloseTo(21 / 31 + 10 / 31 / 2, 12);
  });

  it('count women who add nothing as lives, lost first', () => {
    expect(winChances([side(1, 1), side(1)])?.[0]).toBeCloseTo(3 / 4, 12);
    expect(percent([side(0, 1), side(0, 1)])).toEqual([50, 50]);
    expect(percent([side(3), side(0)])).toEqual([100, 0]);
  });

  it('of three sides are those of the rolls: all below the best lose one', () => {
    const sides = [side(2), side(1), side(1, 0, 1)];
    const chances = winChances(sides) ?? [];
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    const rng = quickRng(5);
    const wins = [0, 0, 0];
    const games = 20_000;
    for (let game = 0; game < games; game += 1) {
      const winner = winnerOf([...sides], rng);
      wins[winner] = (wins[winner] ?? 0) + 1;
    }
    for (const [at, chance] of chances.entries()) {
      const z = ((wins[at] ?? 0) - games * chance) / Math.sqrt(games * chance * (1 - chance));
      expect(Math.abs(z)).toBeLessThan(3.5);
    }
  });

  it('are not computed for more sides than anybody would wait for', () => {
    expect(winChances(Array<Side>(6).fill(side(4)))).toBeNull();
    expect(winChances(Array<Side>(4).fill(side(2)))).not.toBeNull();
  });
});

function winnerOf(sides: Side[], rng: ReturnType<typeof quickRng>): number {
  for (;;) {
    const left = sides.flatMap((one, at) => (one.heads > 0 ? [at] : []));
    if (left.length === 1) return left[0] ?? -1;
    const totals = sides.map(({ heads, each, fixed }) =>
      heads > 0 ? die(6, rng) + heads * each + fixed : -1,
    );
    const best = Math.max(...totals);
    for (const at of left)
      if ((totals[at] ?? 0) < best)
        sides[at] = { ...(sides[at] ?? side(0)), heads: (sides[at]?.heads ?? 1) - 1 };
  }
}

describe('the odds of a fight on the table', () => {
  const hunting = (table: Partial<State> = {}) =>
    given({
      people: [{ seat: 0, hex: 11, warriors: 1, women: 1, camp: true }],
      animals: [{ hex: 11, species: 'bear', count: 2 }],
      agenda: [{ step: 'choose-fight', seat: 0 }],
      state: table,
    });
  const bears = { hex: 11, species: 2 };
  const won = (state: State) => {
    const fight = fightOver(state, bears, 0);
    return fight === null ? undefined : oddsOf(state, fight)?.[0]?.chance;
  };

  it('know caves, fences, fire, sleeping bears, cards and amazons', () => {
    const expected = (lead: number) =>
      Math.round((winChances([side(1, 1, lead), side(2)])?.[0] ?? 0) * 10_000) / 10_000;
    expect(won(hunting())).toBe(expected(2));
    const fences = Array.from({ length: 37 }, (_, hex) => (hex === 11 ? 2 : -1));
    expect(won(hunting({ fences }))).toBe(expected(4));
    expect(won(hunting({ fire: [11, -1] }))).toBe(expected(3));
    expect(won(hunting({ event: 'hibernation', season: 'winter' }))).toBe(expected(4));
    const fight = fightOver(hunting(), bears, 0);
    if (fight === null) throw new Error('no fight');
    expect(oddsOf(hunting(), { ...fight, bonus: [3, 0] })?.[0]?.chance).toBe(expected(5));
    const armed = winChances([{ heads: 2, extras: 0, each: 1, fixed: 2 }, side(2)])?.[0] ?? 0;
    expect(oddsOf(hunting(), { ...fight, amazons: [0] })?.[0]?.chance).toBeCloseTo(armed, 4);
  });

  it('stand in the view of everybody while a seat chooses its fight, and in the prompt of the fight', () => {
    const state = given({
      people: [
        { seat: 0, hex: 14, warriors: 2 },
        { seat: 1, hex: 14, warriors: 1 },
        { seat: 0, hex: 3, warriors: 1 },
      ],
      animals: [{ hex: 3, species: 'wolf' }],
      agenda: [{ step: 'choose-fight', seat: 0 }],
      state: { hands: [['flint-club'], []] },
    });
    const odds = [
      { seat: 0, chance: 0.8387 },
      { seat: 1, chance: 0.1613 },
    ];
    expect(rulebook.view(state, 1).conflicts).toEqual([
      {
        hex: 3,
        against: 'wolf',
        odds: [
          { seat: 0, chance: 0.5 },
          { seat: null, chance: 0.5 },
        ],
      },
      { hex: 14, against: 'tribes', odds },
    ]);
    const fighting = act(state, 0, { type: 'choose-fight', hex: 14, against: 'tribes' }).state;
    expect(rulebook.prompts(fighting)[0]?.about).toEqual({
      hex: 14,
      against: 'tribes',
      'odds-0': 0.8387,
      'odds-1': 0.1613,
    });
    expect(rulebook.view(fighting, 1).fight?.odds).toEqual(odds);
    expect(rulebook.view(fighting, 1).conflicts).toEqual([]);
  });

  it('are not given where women go over without a fight', () => {
    const state = given({
      people: [
        { seat: 0, hex: 14, warriors: 2 },
        { seat: 1, hex: 14, women: 1 },
      ],
      agenda: [{ step: 'choose-fight', seat: 0 }],
    });
    expect(rulebook.view(state, 0).conflicts).toEqual([{ hex: 14, against: 'tribes', odds: [] }]);
  });
});
