import { describe, expect, it } from 'vitest';
import { FAULTS, planOf, rngOf, type Size } from './plan.js';

const size: Size = { processes: 3, clients: 4, faults: 30, pause: [10, 20], lasts: [5, 5] };

describe('the plan of a campaign', () => {
  it('is the same for the same seed, and another for another seed', () => {
    expect(planOf(7, size)).toEqual(planOf(7, size));
    expect(planOf(8, size)).not.toEqual(planOf(7, size));
  });

  it('has every fault once before any comes twice', () => {
    const { faults } = planOf(7, size);
    expect(new Set(faults.slice(0, FAULTS.length).map(({ fault }) => fault))).toEqual(new Set(FAULTS));
    for (const { pause, lasts, process } of faults) {
      expect(pause >= 10 && pause <= 30 && lasts >= 5 && lasts <= 10).toBe(true);
      expect(process).toBeLessThan(3);
    }
  });

  it('gives each client its own choices', () => {
    const plan = planOf(7, size);
    const choices = (client: number) =>
      Array.from(
        { length: 20 },
        (
          (rng) => () =>
            rng.int(100)
        )(rngOf(plan, client)),
      );
    expect(choices(0)).toEqual(choices(0));
    expect(choices(1)).not.toEqual(choices(0));
  });
});
