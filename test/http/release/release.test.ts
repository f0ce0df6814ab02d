import { expect, it } from 'vitest';
import { release } from '../../support/release-campaign.js';

it('a release that changes a rule of Eiszeit lets every running game go on, carried over or pinned', async () => {
  const { carriedOver, pinned } = await release(12);
  expect(carriedOver + pinned).toBe(12);
  expect(carriedOver).toBeGreaterThan(2);
  expect(pinned).toBeGreaterThan(2);
});
