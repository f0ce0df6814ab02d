import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Rng } from '../../src/kernel/rng.js';
import { judgeHistory, type Verdict } from './history.js';
import { acknowledgedIn } from './load/ledger.js';
import { type Load, startLoad, untilProgress } from './load/play.js';
import { killProcessesIn, postmasterIn } from './processes.js';
import { addVerdict, noTotals, type Totals, verdictText } from './report.js';
import { brokenStreams, restart } from './restart.js';
import { type RunningService, startService } from './service.js';

const KILLS = 20;
/** The minimum number of acknowledged actions between two kills. */
const PROGRESS = 20;

interface Trial {
  readonly dataFolder: string;
  readonly load: Load;
  readonly service: RunningService;
}

/** Kills a process and restarts it. Returns the running service. */
type Kill = (trial: Trial) => Promise<{ readonly service: RunningService; readonly verdict: Verdict }>;

export const killService = (rng: Rng, signal: AbortSignal): Promise<Totals> =>
  killRepeatedly('service', rng, signal, async ({ dataFolder, load, service }) => {
    load.gate.cutOff();
    await service.end('SIGKILL');
    return restart(dataFolder, load);
  });

export const killPostgres = (rng: Rng, signal: AbortSignal): Promise<Totals> =>
  killRepeatedly('Postgres', rng, signal, async ({ dataFolder, load, service }) => {
    process.kill(await postmasterIn(dataFolder), 'SIGKILL');
    await untilProgress(load, PROGRESS);
    const verdict = await judgeAtRest(dataFolder, load);
    load.gate.open(await service.url);
    return { service, verdict };
  });

async function killRepeatedly(name: string, rng: Rng, signal: AbortSignal, kill: Kill): Promise<Totals> {
  const totals = noTotals();
  const folder = await mkdtemp(join(tmpdir(), 'permafrost-kills-'));
  await chmod(folder, 0o755);
  const dataFolder = join(folder, 'data');
  const load = startLoad(rng.int(2 ** 31));
  let service = startService(dataFolder);
  try {
    load.gate.open(await service.url);
    for (let nth = 1; nth <= KILLS; nth += 1) {
      const before = acknowledgedIn(load.ledger);
      await untilProgress(load, PROGRESS);
      await sleep(rng.int(1_500), undefined, { signal });
      const acknowledged = acknowledgedIn(load.ledger) - before;
      const killed = await kill({ dataFolder, load, service });
      service = killed.service;
      totals.faults += 1;
      if (acknowledged > 0) totals.underLoad += 1;
      addVerdict(totals, killed.verdict);
      console.log(
        `  ${name}, kill ${nth}: ${acknowledged} acknowledged before: ${verdictText(killed.verdict)}`,
      );
    }
    addVerdict(totals, await judgeAtRest(dataFolder, load));
    totals.acknowledged = acknowledgedIn(load.ledger);
  } finally {
    await load.end();
    await service.end('SIGTERM');
    await killProcessesIn(folder);
    await rm(folder, { recursive: true, force: true });
  }
  return totals;
}

/** Without requests in flight, every entry must be acknowledged and delivered by every stream. */
async function judgeAtRest(dataFolder: string, { gate, ledger }: Load): Promise<Verdict> {
  await gate.shut();
  const late = await brokenStreams(ledger);
  const verdict = await judgeHistory(ledger, dataFolder);
  verdict.wrong.push(...late);
  return verdict;
}
