import { expect, it } from 'vitest';
import { runCampaign } from '../faults/campaign/campaign.js';
import { planOf } from '../faults/campaign/plan.js';
import { recordsOf } from '../faults/campaign/record.js';
import { failureText } from '../faults/campaign/report.js';

/** `npm run test:faults` has a longer one, with every fault. */
const plan = planOf(18, {
  processes: 2,
  clients: 5,
  faults: 5,
  among: ['kill-process', 'crash-database', 'cut-database-connections', 'stop-process', 'drop-notifications'],
  pause: [400, 400],
  lasts: [200, 600],
});

it('loses, doubles and reorders nothing in two processes under faults', { timeout: 240_000 }, async () => {
  const campaign = await runCampaign(plan, { progress: () => {}, settling: 120_000 });
  const isGood = campaign.violations.length === 0;
  expect(isGood, isGood ? '' : await failureText(plan, campaign)).toBe(true);
  expect(recordsOf(campaign.history, 'injected')).toHaveLength(plan.faults.length);
  // Otherwise nothing was tested.
  for (const kind of ['seen', 'heard', 'message-seen', 'read'] as const)
    expect(recordsOf(campaign.history, kind)).not.toHaveLength(0);
  expect(recordsOf(campaign.history, 'call').filter(({ status }) => status === 200).length).toBeGreaterThan(
    20,
  );
});
