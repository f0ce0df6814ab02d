import { open, rm } from 'node:fs/promises';
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

/** With either of these off, Postgres acknowledges writes that are not on its disk. */
export type Setting = 'fsync' | 'synchronous_commit';

export interface ControlTotals {
  cuts: number;
  acknowledged: number;
  /** Counted in databases that open, because only those show that the comparison works. */
  lost: number;
  /** Databases that do not open after the cut. */
  unreadable: number;
}

/** The same cuts with a setting of Postgres off. If this loses nothing, the campaign proves nothing. */
export async function control(setting: Setting, rng: Rng, signal: AbortSignal): Promise<ControlTotals> {
  const totals: ControlTotals = { cuts: 0, acknowledged: 0, lost: 0, unreadable: 0 };
  for (let nth = 1; nth <= CUTS; nth += 1) {
    const disk = await createDisk();
    const load = startLoad(rng.int(2 ** 31));
    try {
      const dataFolder = join(disk.folder, 'data');
      await createWithout(setting, dataFolder);
      await cutUnderLoad({ dataFolder, disk, load, rng, signal });
      const acknowledged = acknowledgedIn(load.ledger);
      const lost = await lossOf(dataFolder, load.ledger);
      totals.cuts += 1;
      totals.acknowledged += acknowledged;
      if (lost.reason === undefined) totals.lost += lost.actions;
      else totals.unreadable += 1;
      const text = lost.reason === undefined ? '' : `: ${lost.reason}`;
      console.log(
        `  without ${setting}, cut ${nth}: ${acknowledged} actions acknowledged, ${lost.actions} lost${text}`,
      );
    } finally {
      await load.end();
      await disk.remove();
    }
  }
  return totals;
}

async function createWithout(setting: Setting, dataFolder: string): Promise<void> {
  const service = startService(dataFolder);
  try {
    await service.url;
    // Synced, because the loss of this file would prove nothing about the setting.
    const file = await open(join(dataFolder, 'cluster', 'postgresql.conf'), 'a');
    await file.writeFile(`\n${setting} = off\n`);
    await file.sync();
    await file.close();
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

interface Loss {
  readonly actions: number;
  /** Why the database does not open; everything is lost then. */
  readonly reason?: string;
}

async function lossOf(dataFolder: string, ledger: Ledger): Promise<Loss> {
  // Without fsync, Postgres may leave empty lock files. They prevent its start, but say nothing about the data.
  for (const locks of ['cluster/postmaster.pid', 'socket'])
    await rm(join(dataFolder, locks), { recursive: true, force: true });
  const service = startService(dataFolder);
  try {
    const isOpen = await service.url.then(
      () => true,
      () => false,
    );
    if (!isOpen) return { actions: acknowledgedIn(ledger), reason: service.output().trim() };
    return { actions: (await judgeHistory(ledger, dataFolder)).lost.length };
  } finally {
    await service.end('SIGKILL');
  }
}
