import { expect, it } from 'vitest';
import { costOf, type Habits, planFor, type Units } from './arithmetic.js';

const units: Units = {
  service: { create: 1_000, inbox: 100, view: 200, act: 500 },
  database: { create: 2_000, inbox: 50, view: 20, act: 100 },
  ...{ entry: 600, game: 3_000, stream: 25_000 },
};
const habits: Habits = {
  ...{ actionsADay: 30, actionsOfAGame: 100, viewsPerAction: 1.5, inboxesPerAction: 0.5 },
  ...{ evening: 4, watching: 0.05, daysKept: 90, leftInArchive: 0.03 },
};
const prices = { core: 30, gigabyte: 0.1 };

it('costs of a day are the sum of its operations', () => {
  expect(costOf(units, { create: 1, inbox: 2, view: 3, act: 4 })).toEqual({
    service: 1_000 + 2 * 100 + 3 * 200 + 4 * 500,
    database: 2_000 + 2 * 50 + 3 * 20 + 4 * 100,
    disk: 3_000 + 4 * 600,
  });
});

it('a plan has cores for the evening, and rounds them up', () => {
  const plan = planFor(1e6, units, habits, prices);
  expect(plan.actionsPerSecond.evening).toBeCloseTo((4 * 30e6) / 86_400);
  // 30 million actions with all that goes with them: 500 + 1.5 × 200 + 0.5 × 100 + 1,000 / 100 µs each.
  const seconds = (30e6 * 860) / 1e6;
  expect(plan.serviceCores).toBe(Math.ceil((seconds / 86_400) * (4 / 0.6)));
  expect(plan.gigabytesADay).toBeCloseTo((30e6 * 600 + 3e5 * 3_000) / 1e9);
  expect(plan.gigabytes).toBeCloseTo(plan.gigabytesADay * (90 + 275 * 0.03));
});

it('processes that streams fill with memory are counted, however little they work', () => {
  const idle = planFor(1e6, units, { ...habits, actionsADay: 0.1, watching: 1 }, prices);
  expect(idle.serviceCores).toBe(Math.ceil(25 / 4));
  expect(planFor(10, units, habits, prices)).toMatchObject({ serviceCores: 1, databaseCores: 1 });
});
