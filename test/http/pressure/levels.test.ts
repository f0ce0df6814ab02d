import { expect, it } from 'vitest';
import {
  calm,
  type Measures,
  nextPressure,
  type Pressure,
  shedAt,
  workClasses,
} from '../../../src/http/pressure/levels.js';

const QUIET: Measures = { delay: 0, queues: 0, pool: 0 };
const after = (from: Pressure, looks: readonly Measures[]): Pressure => looks.reduce(nextPressure, from);
const times = (count: number, part: Partial<Measures>): Measures[] =>
  Array.from({ length: count }, () => ({ ...QUIET, ...part }));

it('the dearest work goes first, and acting last', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => shedAt({ ...calm, level }));
  expect(levels.map((refused) => refused.at(-1))).toEqual([undefined, ...workClasses]);
  expect(workClasses.slice(0, 4)).toEqual(['films', 'pngs', 'past', 'drafts']);
  expect(workClasses.at(-1)).toBe('acting');
});

it('a quiet service refuses nothing', () => {
  expect(after(calm, times(100, { delay: 50, queues: 0.4, pool: 1 }))).toEqual(calm);
});

it('a single long pause refuses nothing', () => {
  expect(after(calm, [...times(1, { delay: 5_000 }), ...times(9, {})]).level).toBe(0);
});

it.each([
  ['delay', [60, 100, 200, 400, 800, 2_000], [1, 2, 3, 4, 5, 6]],
  ['queues', [0.5, 0.65, 0.8, 0.95, 1], [1, 2, 3, 4, 4]],
  ['pool', [2, 4, 8, 16, 32, 100], [1, 2, 3, 4, 5, 6]],
] as const)('by %s alone, as much is refused as it asks for', (measure, values, levels) => {
  const reached = values.map((value) => after(calm, times(40, { [measure]: value })).level);
  expect(reached).toEqual(levels);
});

it('rises by one level in two looks, and falls by one in four', () => {
  const rising = [0, 1, 2, 3, 4, 5, 6].map((looks) => after(calm, times(looks, { delay: 5_000 })).level);
  expect(rising).toEqual([0, 0, 1, 1, 2, 2, 3]);
  const high = { ...calm, level: 3 };
  const falling = [3, 4, 7, 8, 11, 12, 40].map((looks) => after(high, times(looks, {})).level);
  expect(falling).toEqual([3, 2, 2, 1, 1, 0, 0]);
});

it('stays while the measures are between half of a threshold and the next', () => {
  const refused = { ...calm, level: 2 };
  expect(after(refused, times(100, { delay: 51 })).level).toBe(2);
  expect(after(refused, times(100, { delay: 199 })).level).toBe(2);
  expect(after(refused, times(100, { delay: 49 })).level).toBe(1);
});

it('measures that swing around a threshold do not make it swing', () => {
  const swinging = Array.from({ length: 100 }, (_, nth) => ({ ...QUIET, delay: nth % 2 === 0 ? 70 : 35 }));
  const levels: number[] = [];
  swinging.reduce(
    (pressure, measures) => {
      const next = nextPressure(pressure, measures);
      levels.push(next.level);
      return next;
    },
    after(calm, times(2, { delay: 70 })),
  );
  expect(new Set(levels)).toEqual(new Set([1]));
});
