import { type Campaign, runCampaign, saveHistory } from './campaign.js';
import type { Violation } from './checker/violation.js';
import { hasClock } from './fleet.js';
import { planOf, type Size } from './plan.js';
import { recordsOf } from './record.js';

/** Some minutes on an idle machine. */
const LONG: Size = { processes: 3, clients: 8, faults: 44, pause: [500, 2_500], lasts: [200, 4_000] };
/** In milliseconds. */
const SETTLING = 180_000;
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
  const { violations, history } = campaign;
  if (violations.length > 0) {
    for (const violation of violations.slice(0, SHOWN)) console.log(`    ${violationText(violation)}`);
    console.log(`  the history is in ${await saveHistory(plan, history)}`);
  }
  return { text: `campaign: ${campaignText(campaign)}`, isGood: violations.length === 0 };
}

export const violationText = ({ kind, game, detail }: Violation): string =>
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
