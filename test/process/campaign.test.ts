import { expect, it } from 'vitest';
import { runCampaign } from '../faults/campaign/campaign.js';
import { planOf } from '../faults/campaign/plan.js';
import { recordsOf } from '../faults/campaign/record.js';
import { failureText } from '../faults/campaign/report.js';

/** The long test beside this one has more faults, and `npm run test:faults` all of them for long. */
const plan = planOf(18, {
  processes: 2,
  clients: 3,
  faults: 2,
  among: ['kill-process', 'cut-database-connections'],
  pause: [200, 200],
  lasts: [200, 200],
});

it('loses, doubles and reorders nothing in two processes when one is killed', {
  timeout: 240_000,
}, async () => {
  const campaign = await runCampaign(plan, { progress: () => {}, settling: 120_000 });
  const isGood = campaign.violations.length === 0;
  expect(isGood, isGood ? '' : await failureText(plan, campaign)).toBe(true);
  expect(recordsOf(campaign.history, 'injected')).toHaveLength(plan.faults.length);
  // Otherwise nothing was tested.
  for (const kind of ['seen', 'heard', 'read'] as const)
    expect(recordsOf(campaign.history, kind)).not.toHaveLength(0);
  expect(recordsOf(campaign.history, 'call').some(({ status }) => status === 200)).toBe(true);
});
