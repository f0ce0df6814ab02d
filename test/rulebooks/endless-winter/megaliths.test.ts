import { describe, expect, it } from 'vitest';
import { spotsOf } from '../../../src/rulebooks/endless-winter/building-ground.js';
import { megalith } from '../../../src/rulebooks/endless-winter/components/write.js';
import { freeSpots } from '../../../src/rulebooks/endless-winter/gains/spots.js';
import { pointsFor } from '../../../src/rulebooks/endless-winter/scoring/megaliths.js';
import { measure } from '../../../src/rulebooks/endless-winter/scoring/metrics.js';
import { NEUTRAL, NOBODY, type State } from '../../../src/rulebooks/endless-winter/state.js';
import {
  acting,
  configOf,
  eventsOf,
  gaining,
  given,
  idsOf,
  opened,
  playerIn,
  refused,
  spotAt,
  when,
  withMegaliths,
} from './support.js';

/** The tiles lie in the order in which the components name them: a b / c d. */
const ground = (): State => {
  const state = opened(configOf(2));
  const empty = {
    ...state,
    megaliths: state.megaliths.map(() => NOBODY),
    land: { ...state.land, sites: [0, 1, 2, 3] },
  };
  return given(given(empty, 0, { built: 0, points: 0, food: 0 }), 1, { built: 0, points: 0 });
};
const building = (state: State, built = 0): State =>
  gaining(acting(given(state, 0, { built }), 0, 'hunt'), 0, megalith(1));
const square = (owners: readonly [number, number, number, number], x = 2, y = 2, level = 0) =>
  [
    [x, y, level, owners[0]],
    [x + 1, y, level, owners[1]],
    [x, y + 1, level, owners[2]],
    [x + 1, y + 1, level, owners[3]],
  ] as const;

describe('on the ground', () => {
  it('the very first megalith stands on one of the four start spaces', () => {
    const state = ground();
    const starts = [
      [2, 0],
      [5, 0],
      [1, 3],
      [6, 3],
    ] as const;
    expect(freeSpots(state, 0).sort((a, b) => a - b)).toEqual(
      starts.map(([x, y]) => spotAt(state, x, y)).sort((a, b) => a - b),
    );
  });

  it('a neutral megalith may also stand beside any other', () => {
    const state = withMegaliths(ground(), [2, 0, 0, 1]);
    const free = freeSpots(given(state, 0, { built: 1 }), 0);
    for (const [x, y] of [
      [1, 0],
      [3, 0],
      [2, 1],
    ] as const)
      expect(free).toContain(spotAt(state, x, y));
    expect(free).toContain(spotAt(state, 5, 0));
    expect(free).not.toContain(spotAt(state, 3, 1));
  });

  it('a coloured megalith stands beside another one, and never on a start space', () => {
    const state = withMegaliths(ground(), [1, 0, 0, NEUTRAL]);
    expect(freeSpots(given(state, 0, { built: 2 }), 0)).toEqual(
      [
        [0, 0],
        [1, 1],
      ].map(([x = 0, y = 0]) => spotAt(state, x, y)),
    );
    expect(refused(building(state, 2), 0, { type: 'build-megalith', spot: spotAt(state, 2, 0) })).toBe(
      'start_space',
    );
    expect(refused(building(state, 2), 0, { type: 'build-megalith', spot: spotAt(state, 6, 1) })).toBe(
      'not_beside',
    );
    expect(refused(building(state, 2), 0, { type: 'build-megalith', spot: spotAt(state, 1, 0) })).toBe(
      'spot_taken',
    );
  });

  it('whoever covers a space gains at once what it shows', () => {
    const state = building(withMegaliths(ground(), [1, 0, 0, NEUTRAL]), 2);
    const built = when(state, 0, { type: 'build-megalith', spot: spotAt(state, 0, 0) }).state;
    expect(playerIn(built, 0).food).toBe(2);
    expect(built.megaliths[spotAt(state, 0, 0)]).toBe(0);
  });

  it('the first two megaliths of a board are neutral, and the others are of its colour', () => {
    let state = ground();
    for (const [built, [x, y]] of [
      [2, 0],
      [3, 0],
      [3, 1],
    ].entries()) {
      const spot = spotAt(state, x ?? 0, y ?? 0);
      const next = when(building(state, built), 0, { type: 'build-megalith', spot });
      expect(next.state.megaliths[spot]).toBe(built < 2 ? NEUTRAL : 0);
      state = { ...next.state, agenda: [] };
    }
  });
});

describe('a start space', () => {
  it('lets one more neutral megalith stand where its arrows point, which brings what that covers', () => {
    const state = building(ground());
    const started = when(state, 0, { type: 'build-megalith', spot: spotAt(state, 2, 0) }).state;
    expect(idsOf(started, 0)).toEqual(
      [spotAt(state, 1, 0), spotAt(state, 2, 1)].map((spot) => `add-neutral:spot=${spot}`),
    );
    const added = when(started, 0, { type: 'add-neutral', spot: spotAt(state, 1, 0) }).state;
    expect(added.megaliths[spotAt(state, 1, 0)]).toBe(NEUTRAL);
    expect(playerIn(added, 0).built).toBe(2);
    expect(idsOf(added, 0)).toContain('take:gain=tool');
  });

  it('has it placed at once where it can be: it is no offer to be declined', () => {
    const state = building(ground());
    const started = when(state, 0, { type: 'build-megalith', spot: spotAt(state, 2, 0) }).state;
    expect(refused(started, 0, { type: 'done' })).toBe('neutral_due');
    const taken = withMegaliths(ground(), [1, 0, 0, 1], [2, 1, 0, 1]);
    const blocked = when(building(taken), 0, { type: 'build-megalith', spot: spotAt(taken, 2, 0) });
    expect(eventsOf(blocked.events, 'gain-ended')).toHaveLength(1);
    expect(idsOf(blocked.state, 0).some((id) => id.startsWith('add-neutral'))).toBe(false);
  });

  it('brings nothing more to whoever has no neutral megalith left', () => {
    const state = building(withMegaliths(ground(), [1, 0, 0, NEUTRAL]), 1);
    const started = when(state, 0, { type: 'build-megalith', spot: spotAt(state, 2, 0) }).state;
    expect(idsOf(started, 0).some((id) => id.startsWith('add-neutral'))).toBe(false);
  });

  it('refuses other spots than those of its arrows', () => {
    const state = building(ground());
    const started = when(state, 0, { type: 'build-megalith', spot: spotAt(state, 2, 0) }).state;
    expect(refused(started, 0, { type: 'add-neutral', spot: spotAt(state, 3, 0) })).toBe('not_an_arrow');
  });
});

describe('above', () => {
  it('a megalith lies over the middle of four that stand in a square, and over no gap', () => {
    const state = withMegaliths(ground(), ...square([0, 0, 1, NEUTRAL]), [4, 2, 0, 0]);
    const spot = spotAt(state, 2, 2, 1);
    expect(freeSpots(given(state, 0, { built: 4 }), 0)).toContain(spot);
    expect(refused(building(state, 4), 0, { type: 'build-megalith', spot: spotAt(state, 3, 2, 1) })).toBe(
      'gap_below',
    );
  });

  it('a neutral megalith never lies', () => {
    const state = withMegaliths(ground(), ...square([1, 1, 1, 1]));
    expect(refused(building(state, 1), 0, { type: 'build-megalith', spot: spotAt(state, 2, 2, 1) })).toBe(
      'neutral_on_ground',
    );
  });

  it('worked example: over one own and three others its builder scores 5 and the owner of one of them 1', () => {
    const state = withMegaliths(ground(), ...square([0, 1, NEUTRAL, NEUTRAL]));
    const built = when(building(state, 4), 0, { type: 'build-megalith', spot: spotAt(state, 2, 2, 1) }).state;
    expect(playerIn(built, 0).points).toBe(5);
    expect(playerIn(built, 1).points).toBe(1);
  });

  it('on the second level or higher, only the four directly below score', () => {
    const state = withMegaliths(
      ground(),
      ...square([1, 1, 1, 1], 0, 0),
      ...square([1, 1, 1, 1], 1, 1),
      ...square([0, 0, 0, 1], 0, 0, 1),
    );
    const spot = spotAt(state, 0, 0, 2);
    expect(spotsOf(state)[spot]?.beneath).toHaveLength(4);
    expect(pointsFor(state, 0, spot)).toEqual([2 + 2 + 2 + 1, 1]);
  });

  it('it brings no income, only points', () => {
    const state = withMegaliths(ground(), ...square([0, 0, 0, 0]));
    const built = when(building(state, 4), 0, { type: 'build-megalith', spot: spotAt(state, 2, 2, 1) }).state;
    expect(playerIn(built, 0)).toMatchObject({ points: 8, food: 0 });
  });
});

it('whoever has built all ten can build no more, but may take a lesser income', () => {
  const state = building(ground(), 10);
  expect(refused(state, 0, { type: 'build-megalith', spot: 0 })).toBe('no_megalith_left');
  expect(idsOf(state, 0)).toContain('lower:gain=megalith,to=tool');
});

it('worked example: megaliths on the ground of three site tiles count as 3 sites', () => {
  const state = withMegaliths(ground(), [0, 0, 0, 0], [1, 0, 0, 0], [4, 0, 0, 0], [0, 2, 0, 0], [4, 2, 0, 1]);
  expect(measure(state, 0, { of: 'sites' })).toBe(3);
  const site = state.components.stones.values.one.find(({ id }) => id === 'site-stone');
  expect(site?.points).toEqual({ table: [1, 2, 4, 6] });
});
