import { describe, expect, it } from 'vitest';
import { idol } from '../../../src/rulebooks/endless-winter/components/write.js';
import { endlessWinter } from '../../../src/rulebooks/endless-winter/index.js';
import type { State } from '../../../src/rulebooks/endless-winter/state.js';
import { acting, gaining, given, having, held, idsOf, opened, playerIn, refused, when } from './support.js';

const stepping = (state: State, seat = 0, n = 1): State =>
  gaining(acting(state, seat, 'hunt'), seat, idol(n));
const fresh = (): State => {
  const state = { ...opened(), glory: [] };
  return state.players.reduce(
    (now: State, _, seat) => given(now, seat, { glory: 0, offering: 0, points: 0 }),
    state,
  );
};
const rankIn = (state: State) => endlessWinter.view(state, 0).seats.map(({ gloryRank }) => gloryRank);

describe('for every idol one marker goes up a step', () => {
  it('on either track', () => {
    const state = having(
      stepping(fresh(), 0, 2),
      0,
      { type: 'step-idol', track: 'glory' },
      { type: 'step-idol', track: 'offering' },
    );
    expect(playerIn(state, 0)).toMatchObject({ glory: 1, offering: 1 });
  });

  it('and markers of several seats may stand on the same step', () => {
    const one = having(stepping(fresh()), 0, { type: 'step-idol', track: 'glory' });
    const two = having(stepping(one, 1), 1, { type: 'step-idol', track: 'glory' });
    expect([playerIn(two, 0).glory, playerIn(two, 1).glory]).toEqual([1, 1]);
  });
});

describe('the offering track', () => {
  it('brings a member to the discards at step 2, a burial at 4 and 7, a member to the hand at 6', () => {
    const at = (offering: number) =>
      having(stepping(given(fresh(), 0, { offering, hand: held('ember', 'gatherer') })), 0, {
        type: 'step-idol',
        track: 'offering',
      });
    const kind = (state: State) => endlessWinter.prompts(state)[0]?.kind;
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((offering) => kind(at(offering)))).toEqual([
      'act',
      'recruit',
      'act',
      'bury',
      'act',
      'recruit',
      'bury',
      'act',
    ]);
    const toDiscards = having(at(1), 0, { type: 'recruit', member: 'elder' });
    expect(playerIn(toDiscards, 0).discards.at(-1)).toBe('elder');
    const toHand = having(at(5), 0, { type: 'recruit', member: 'elder' });
    expect(playerIn(toHand, 0).hand.at(-1)?.card).toBe('elder');
  });

  it('brings a point for every step beyond its top', () => {
    const state = having(
      stepping(given(fresh(), 0, { offering: 8 }), 0, 2),
      0,
      { type: 'step-idol', track: 'offering' },
      { type: 'step-idol', track: 'offering' },
    );
    expect(playerIn(state, 0)).toMatchObject({ offering: 8, points: 2 });
  });
});

describe('the glory track', () => {
  it('brings 2, 3 and 5 points on three of its steps, 10 in all', () => {
    let state = stepping(fresh(), 0, 8);
    const points: number[] = [];
    for (let step = 0; step < 8; step += 1) {
      state = when(state, 0, { type: 'step-idol', track: 'glory' }).state;
      points.push(playerIn(state, 0).points);
    }
    expect(points).toEqual([0, 0, 0, 2, 2, 5, 5, 10]);
  });

  it('ends at its top', () => {
    const state = stepping(given(fresh(), 0, { glory: 8 }));
    expect(refused(state, 0, { type: 'step-idol', track: 'glory' })).toBe('marker_at_top');
    expect(idsOf(state, 0)).toContain('step-idol:track=offering');
  });

  it('has ahead, on the same step, whoever came first', () => {
    const one = having(stepping(fresh(), 1), 1, { type: 'step-idol', track: 'glory' });
    const two = having(stepping(one, 0), 0, { type: 'step-idol', track: 'glory' });
    expect(rankIn(two)).toEqual([2, 1, null]);
    const up = having(stepping(two, 0), 0, { type: 'step-idol', track: 'glory' });
    expect(rankIn(up)).toEqual([1, 2, null]);
  });

  it('closes the gap when a marker leaves a step', () => {
    let state = fresh();
    for (const seat of [0, 1, 2])
      state = having(stepping(state, seat), seat, { type: 'step-idol', track: 'glory' });
    state = having(stepping(state, 0), 0, { type: 'step-idol', track: 'glory' });
    expect(rankIn(state)).toEqual([1, 2, 3]);
    state = having(stepping(state, 2), 2, { type: 'step-idol', track: 'glory' });
    expect(rankIn(state)).toEqual([1, 3, 2]);
  });
});
