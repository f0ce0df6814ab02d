import { expect, it } from 'vitest';
import { runCampaign } from './campaign/campaign.js';
import { hasClock } from './campaign/fleet.js';
import { planOf } from './campaign/plan.js';
import { campaignText, failureText, LONG, SETTLING } from './campaign/report.js';

it('loses, doubles and reorders nothing in three processes under every fault', {
  timeout: 1_800_000,
}, async () => {
  const plan = planOf(Math.floor(Math.random() * 2 ** 31), LONG);
  console.error(
    `seed ${plan.seed}${hasClock() ? '' : ', without clock jumps: libfaketime is not installed'}`,
  );
  const campaign = await runCampaign(plan, { progress: () => {}, settling: SETTLING });
  console.error(campaignText(campaign));
  const isGood = campaign.violations.length === 0;
  expect(isGood, isGood ? '' : await failureText(plan, campaign)).toBe(true);
});
