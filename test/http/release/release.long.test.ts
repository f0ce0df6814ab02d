import { expect, it } from 'vitest';
import { release } from '../../support/release-campaign.js';

const GAMES = 1_000;

it('a release lets every one of 1,000 running games go on', { timeout: 1_200_000 }, async () => {
  const { carriedOver, pinned } = await release(GAMES);
  console.log(`${carriedOver} games carried over, ${pinned} pinned`);
  expect(carriedOver + pinned).toBe(GAMES);
  expect(Math.min(carriedOver, pinned)).toBeGreaterThan(GAMES / 10);
});
