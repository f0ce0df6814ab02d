import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '../../../src/kernel/rng.js';
import { judgeHistory } from '../history.js';
import { acknowledgedIn } from '../load/ledger.js';
import { type Load, startLoad, untilProgress } from '../load/play.js';
import { addVerdict, noTotals, type Totals, totalsText, verdictText } from '../report.js';
import { brokenStreams, restart } from '../restart.js';
import { type RunningService, startService } from '../service.js';
import { createDisk, type Disk } from './disk.js';
import { drawPercent, drawWrites } from './draws.js';

const DISKS = 6;
const CUTS = 5;
/** How many milliseconds the service runs before a cut. The first time counts from its start. */
const FIRST_CUT = { from: 1_000, to: 14_000 };
const LATER_CUT = { from: 0, to: 4_000 };
const YOUNG = 15_000;

export interface PowerLossTotals extends Totals {
  /** Cuts under load, of databases younger than fifteen seconds. */
  young: number;
}

/** Cuts the power repeatedly, on several disks that are empty at first. */
export async function powerLoss(rng: Rng, signal: AbortSignal): Promise<PowerLossTotals> {
  const totals: PowerLossTotals = { ...noTotals(), young: 0 };
  for (let nth = 1; nth <= DISKS; nth += 1) {
    const disk = await createDisk();
    const load = startLoad(rng.int(2 ** 31));
    try {
      await cutRepeatedly({ name: `disk ${nth}`, disk, load, rng, signal, totals });
    } catch (error) {
      if (signal.aborted) throw error;
      totals.wrong += 1;
      console.log(`  disk ${nth} is given up: ${error}`);
    } finally {
      await load.end();
      await disk.remove();
    }
  }
  return totals;
}

interface Trial {
  readonly name: string;
  readonly disk: Disk;
  readonly load: Load;
  readonly rng: Rng;
  readonly signal: AbortSignal;
  readonly totals: PowerLossTotals;
}

async function cutRepeatedly(trial: Trial): Promise<void> {
  const { name, disk, load, rng, signal, totals } = trial;
  const dataFolder = join(disk.folder, 'data');
  const created = performance.now();
  let service = startService(dataFolder);
  service.url.then(load.gate.open, () => {});
  let judged = 0;
  try {
    for (let nth = 1; nth <= CUTS; nth += 1) {
      if (nth > 1) await untilProgress(load, 1);
      await sleep(between(rng, nth === 1 ? FIRST_CUT : LATER_CUT), undefined, { signal });
      const age = performance.now() - created;
      const kept = await cutPower(trial, service);
      const acknowledged = acknowledgedIn(load.ledger) - judged;
      judged += acknowledged;
      const restarted = await restart(dataFolder, load);
      service = restarted.service;
      totals.faults += 1;
      totals.acknowledged += acknowledged;
      if (acknowledged > 0) totals.underLoad += 1;
      if (age < YOUNG && acknowledged > 0) totals.young += 1;
      addVerdict(totals, restarted.verdict);
      console.log(
        `  ${name}, cut ${nth} after ${(age / 1000).toFixed(1)} s: ${acknowledged} acknowledged since the last, ${kept}: ${verdictText(restarted.verdict)}`,
      );
    }
    await settle(trial, service, dataFolder);
  } finally {
    await service.end('SIGTERM');
  }
}

/** Cuts the power of the disk first, so that no write of the dying processes reaches it. */
async function cutPower({ disk, load, rng }: Trial, service: RunningService): Promise<string> {
  await disk.cut(drawWrites(rng));
  load.gate.cutOff();
  await service.end('SIGKILL');
  const { kept, lost } = await disk.powerOn(drawPercent(rng), rng.int(2 ** 31));
  return `${kept} of ${kept + lost} sectors that were not flushed survived`;
}

/** At the end no requests are in flight, so every entry must be acknowledged. */
async function settle(
  { name, load, totals }: Trial,
  service: RunningService,
  dataFolder: string,
): Promise<void> {
  await service.url;
  await load.gate.shut();
  const verdict = await judgeHistory(load.ledger, dataFolder);
  verdict.wrong.push(...(await brokenStreams(load.ledger)));
  addVerdict(totals, verdict);
  console.log(`  ${name}, at the end: ${verdictText(verdict)}`);
}

const between = (rng: Rng, { from, to }: { readonly from: number; readonly to: number }): number =>
  from + rng.int(to - from);

export const powerLossText = (totals: PowerLossTotals): string =>
  `power cuts: ${totalsText(totals)}; ${totals.young} of those under load hit a database younger than 15 s`;
