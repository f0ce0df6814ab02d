import { parseArgs } from 'node:util';
import { quickRng } from '../../src/kernel/rng.js';
import { tryCampaign, tryHistory } from './campaign/report.js';
import { killPostgres, killService } from './kills.js';
import { powerLoss, powerLossText } from './power-loss/campaign.js';
import { control } from './power-loss/control.js';
import { whyNoDisks } from './power-loss/requirements.js';
import { checkDisk } from './power-loss/self-check.js';
import { isFlawless, type Totals, totalsText } from './report.js';

/* The fault campaigns: kills and power cuts must not lose what the service has acknowledged. */

const MIN_CUTS_UNDER_LOAD = 20;

const { values } = parseArgs({
  options: { seed: { type: 'string' }, only: { type: 'string' }, history: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const isWanted = (name: string): boolean =>
  values.history === undefined && (values.only === undefined || values.only === name);
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const results: { readonly text: string; readonly grade: 'good' | 'bad' | 'none' }[] = [];
const gradeOf = (isGood: boolean) => (isGood ? 'good' : 'bad');

async function tryKills(name: string, kills: () => Promise<Totals>): Promise<void> {
  const totals = await kills();
  results.push({ text: `kills of ${name}: ${totalsText(totals)}`, grade: gradeOf(isFlawless(totals)) });
}

async function tryPowerLoss(): Promise<void> {
  const reason = await whyNoDisks();
  if (reason !== null) {
    results.push({ text: `power cuts: nothing was tried, because ${reason}`, grade: 'none' });
    return;
  }
  await checkDisk();
  const totals = await powerLoss(quickRng(seed + 2), interrupted.signal);
  results.push({
    text: powerLossText(totals),
    grade: gradeOf(isFlawless(totals) && totals.underLoad >= MIN_CUTS_UNDER_LOAD && totals.young > 0),
  });
}

async function tryControls(): Promise<void> {
  if ((await whyNoDisks()) !== null) return;
  for (const setting of ['fsync', 'synchronous_commit'] as const) {
    const { cuts, acknowledged, lost, unreadable } = await control(
      setting,
      quickRng(seed + 3),
      interrupted.signal,
    );
    results.push({
      text: `power cuts without ${setting}: ${cuts}, ${acknowledged} actions acknowledged: ${lost} lost; ${unreadable} databases did not open`,
      grade: gradeOf(lost > 0),
    });
  }
}

console.log(`seed ${seed}`);
if (isWanted('kills')) {
  await tryKills('the service', () => killService(quickRng(seed), interrupted.signal));
  await tryKills('Postgres', () => killPostgres(quickRng(seed + 1), interrupted.signal));
}
if (values.history !== undefined) {
  const { text, isGood } = await tryHistory(values.history);
  results.push({ text, grade: gradeOf(isGood) });
}
if (isWanted('campaign')) {
  const { text, isGood } = await tryCampaign(seed, interrupted.signal);
  results.push({ text, grade: gradeOf(isGood) });
}
if (isWanted('power-loss')) await tryPowerLoss();
if (isWanted('control')) await tryControls();
for (const { text, grade } of results) console.log(`${grade.padEnd(4)}  ${text}`);
process.exit(results.some(({ grade }) => grade === 'bad') ? 1 : 0);
