import { describe, expect, it } from 'vitest';
import { TimeShare } from '../../src/kernel/time-share.js';

/** Works in steps of so many milliseconds, on a clock of its own. */
async function work(share: number, step: number, steps: number) {
  let at = 0;
  let rested = 0;
  let longest = 0;
  let since = 0;
  const pace = new TimeShare({
    share,
    now: () => at,
    rest: async (ms) => {
      longest = Math.max(longest, at - since);
      at += ms;
      rested += ms;
      since = at;
    },
  });
  for (let nth = 0; nth < steps; nth += 1) {
    at += step;
    if (pace.isUp) await pace.rest(new AbortController().signal);
  }
  return { worked: steps * step, rested, longest };
}

describe('a share of the time', () => {
  it.each([0.01, 0.2, 0.5, 1])('is not exceeded: %d', async (share) => {
    const { worked, rested } = await work(share, 3, 1_200);
    expect(worked / (worked + rested)).toBeCloseTo(share, 2);
  });

  it('is worked in slices, between which others go on', async () => {
    expect((await work(0.2, 3, 1_000)).longest).toBe(12);
    expect((await work(0.2, 50, 10)).longest).toBe(50);
  });

  it('is given up at once when it is aborted', async () => {
    let at = 0;
    const pace = new TimeShare({ share: 0.000_001, now: () => at });
    at = 1_000;
    await pace.rest(AbortSignal.abort());
    expect(pace.isUp).toBe(false);
  });
});
