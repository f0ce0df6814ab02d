import { describe, expect, it } from 'vitest';
import { actionId } from '../../../src/engine/action-id.js';
import { quickRng } from '../../../src/kernel/rng.js';
import { components } from '../../../src/rulebooks/eiszeit/components/index.js';
import { eiszeit } from '../../../src/rulebooks/eiszeit/index.js';
import type { Action } from '../../../src/rulebooks/eiszeit/steps/index.js';
import { randomGame } from './random-game.js';
import { configOf, given, refused } from './table.js';

const regions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
const seats = [0, 1, 2, 3];
const ids = [...components.lightCards.values, ...components.darkCards.values].map(({ id }) => id);
const hunters = (type: 'remove-hunter' | 'choose-hunter' | 'swap'): Action[] =>
  seats.flatMap((seat) =>
    regions.flatMap((region) => [true, false].map((clubbed): Action => ({ type, seat, region, clubbed }))),
  );
const pairs = (type: 'move-mammoth' | 'move-fire'): Action[] =>
  regions.flatMap((from) => regions.map((to): Action => ({ type, from, to })));

/** Whatever anybody might send. */
const everything: Action[] = [
  ...(['play', 'lay-down', 'discard'] as const).flatMap((type) =>
    [...ids, 'none'].map((card): Action => ({ type, card })),
  ),
  ...(['choose-copy', 'draw'] as const).flatMap((type) =>
    (['light', 'dark'] as const).map((colour): Action => ({ type, colour })),
  ),
  ...seats.map((seat): Action => ({ type: 'choose-opponent', seat })),
  ...(['place-hunter', 'place-mammoth', 'remove-mammoth', 'use-club', 'lay-glacier'] as const).flatMap(
    (type) => regions.map((region): Action => ({ type, region })),
  ),
  ...hunters('remove-hunter'),
  ...hunters('choose-hunter'),
  ...hunters('swap'),
  ...pairs('move-mammoth'),
  ...pairs('move-fire'),
  ...seats.flatMap((seat) =>
    pairs('move-fire').flatMap((pair) =>
      'from' in pair
        ? [true, false].map(
            (clubbed): Action => ({ type: 'move-hunter', seat, from: pair.from, to: pair.to, clubbed }),
          )
        : [],
    ),
  ),
  { type: 'take-club' },
  { type: 'done' },
];

describe('an action that is not lawful', () => {
  it('is refused with a code that has a text, whatever is asked', () => {
    const given = new Set<string>();
    for (let seed = 0; seed < 6; seed += 1) {
      const rng = quickRng(seed);
      for (const { before, seat, legal } of randomGame(configOf(3), seed)) {
        const lawful = new Set(legal.map(actionId));
        const type = legal[rng.int(legal.length)]?.type;
        const near = everything.filter((action) => action.type === type);
        for (let tries = 0; tries < 12; tries += 1) {
          const from = tries % 4 > 0 ? near : everything;
          const action = from[rng.int(from.length)];
          if (action === undefined || lawful.has(actionId(action))) continue;
          const rejection = eiszeit.reasons?.(before, seat, action);
          if (!rejection) throw new Error(`no reason against ${actionId(action)}`);
          given.add(rejection.code);
        }
      }
    }
    for (const code of given) expect(Object.keys(eiszeit.meta.rejections)).toContain(code);
    // The rarer ones have tests of their own, beside the rules that they speak of.
    expect(given.size).toBeGreaterThan(15);
  });

  it('is told why in the terms of the rules', () => {
    const start = given({ hands: [['steppe', 'all-one', 'light-cult', 'camp', 'club']], stones: [2, 4, 4] });
    expect(refused(start, { type: 'play', card: 'steppe' })).toBe('too_few_stones');
    expect(refused(start, { type: 'play', card: 'light-cult' })).toBe('nothing_to_copy');
    expect(refused(start, { type: 'draw', colour: 'light' })).toBe('not_asked_for');
    expect(eiszeit.reasons?.(start, 1, { type: 'done' })).toBeNull();
  });
});
