import { readFile } from 'node:fs/promises';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { type Campaign, runCampaign, saveHistory } from './campaign.js';
import { checkHistory } from './checker/check.js';
import type { Violation } from './checker/violation.js';
import { hasClock } from './fleet.js';
import { type Plan, planOf, type Size } from './plan.js';
import { readHistory, recordsOf } from './record.js';

/** Some minutes on an idle machine. */
export const LONG: Size = { processes: 3, clients: 8, faults: 44, pause: [500, 2_500], lasts: [200, 4_000] };
/** In milliseconds. */
export const SETTLING = 180_000;
const SHOWN = 20;

export async function tryCampaign(
  seed: number,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly isGood: boolean }> {
  if (!hasClock()) console.log('  no clock jumps, because libfaketime is not installed');
  const plan = planOf(seed, LONG);
  const campaign = await runCampaign(plan, {
    progress: (text) => console.log(`  ${text}`),
    signal,
    settling: SETTLING,
  });
  const { violations } = campaign;
  if (violations.length > 0) console.log(await failureText(plan, campaign));
  return { text: `campaign: ${campaignText(campaign)}`, isGood: violations.length === 0 };
}

/** Judges a saved history once more. */
export async function tryHistory(path: string): Promise<{ readonly text: string; readonly isGood: boolean }> {
  const history = readHistory(await readFile(path, 'utf8'));
  const campaign = { history, violations: checkHistory(rulebooks, history) };
  if (campaign.violations.length > 0) console.log(violationsText(campaign));
  return { text: `history: ${campaignText(campaign)}`, isGood: campaign.violations.length === 0 };
}

const violationsText = ({ violations }: Campaign): string =>
  violations
    .slice(0, SHOWN)
    .map((violation) => `    ${violationText(violation)}`)
    .join('\n');

/** The violations of a campaign and how to look into them. Saves its history. */
export async function failureText(plan: Plan, campaign: Campaign): Promise<string> {
  const path = await saveHistory(plan, campaign.history);
  return [
    violationsText(campaign),
    `  seed ${plan.seed}; to judge the history again: npm run test:faults -- --history ${path}`,
  ].join('\n');
}

const violationText = ({ kind, game, detail }: Violation): string =>
  `${kind}${game === '' ? '' : `, game ${game}`}: ${detail}`;

/** The figures of a campaign. */
export function campaignText({ history, violations }: Campaign): string {
  const calls = recordsOf(history, 'call');
  const acknowledged = calls.filter(({ status }) => status !== null && status < 300);
  const unknown = calls.filter(({ status }) => status === null || status >= 500);
  const views = recordsOf(history, 'read').filter(({ viewer }) => viewer !== null);
  const counts = [
    `${recordsOf(history, 'injected').length} faults`,
    `${recordsOf(history, 'stored-game').length} games`,
    `${acknowledged.length} requests acknowledged`,
    `${unknown.length} without an answer`,
    `${recordsOf(history, 'seen').length} entries followed`,
    `${recordsOf(history, 'heard').length} webhooks`,
    `${recordsOf(history, 'message-seen').length} messages`,
    `${views.length} views`,
  ];
  return `${counts.join(', ')}: ${violations.length} violations`;
}
