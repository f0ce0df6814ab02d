import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '../../../src/kernel/rng.js';
import { judgeHistory } from '../history.js';
import { acknowledgedIn, type Ledger } from '../load/ledger.js';
import { type Load, startLoad, untilProgress } from '../load/play.js';
import { startService } from '../service.js';
import { createDisk, type Disk } from './disk.js';
import { drawPercent, drawWrites } from './draws.js';

const CUTS = 5;

export interface ControlTotals {
  cuts: number;
  acknowledged: number;
  lost: number;
  /** Databases that did not open after the cut. */
  unreadable: number;
}

/** The same cuts with a Postgres that does not sync: a campaign that loses nothing here would prove nothing. */
export async function control(rng: Rng, signal: AbortSignal): Promise<ControlTotals> {
  const totals: ControlTotals = { cuts: 0, acknowledged: 0, lost: 0, unreadable: 0 };
  for (let nth = 1; nth <= CUTS; nth += 1) {
    const disk = await createDisk();
    const load = startLoad(rng.int(2 ** 31));
    try {
      const dataFolder = join(disk.folder, 'data');
      await createWithoutSync(dataFolder);
      await cutUnderLoad({ dataFolder, disk, load, rng, signal });
      const acknowledged = acknowledgedIn(load.ledger);
      const lost = await lossOf(dataFolder, load.ledger);
      totals.cuts += 1;
      totals.acknowledged += acknowledged;
      totals.lost += lost ?? acknowledged;
      if (lost === null) totals.unreadable += 1;
      const text = lost === null ? 'the database does not open' : `${lost} lost`;
      console.log(`  without fsync, cut ${nth}: ${acknowledged} actions acknowledged, ${text}`);
    } finally {
      await load.end();
      await disk.remove();
    }
  }
  return totals;
}

async function createWithoutSync(dataFolder: string): Promise<void> {
  const service = startService(dataFolder);
  try {
    await service.url;
    await appendFile(join(dataFolder, 'cluster', 'postgresql.conf'), '\nfsync = off\n');
  } finally {
    await service.end('SIGTERM');
  }
}

interface Cut {
  readonly dataFolder: string;
  readonly disk: Disk;
  readonly load: Load;
  readonly rng: Rng;
  readonly signal: AbortSignal;
}

async function cutUnderLoad({ dataFolder, disk, load, rng, signal }: Cut): Promise<void> {
  const service = startService(dataFolder);
  try {
    load.gate.open(await service.url);
    await untilProgress(load, 1);
    await sleep(500 + rng.int(3_500), undefined, { signal });
    await disk.cut(drawWrites(rng));
    load.gate.cutOff();
  } finally {
    await service.end('SIGKILL');
  }
  await disk.powerOn(drawPercent(rng), rng.int(2 ** 31));
}

/** How many acknowledged actions are gone; null if the database does not open. */
async function lossOf(dataFolder: string, ledger: Ledger): Promise<number | null> {
  const service = startService(dataFolder);
  try {
    await service.url;
    return (await judgeHistory(ledger, dataFolder)).lost.length;
  } catch {
    return null;
  } finally {
    await service.end('SIGKILL');
  }
}
