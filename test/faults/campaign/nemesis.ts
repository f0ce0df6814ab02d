import { setTimeout as sleep } from 'node:timers/promises';
import { assertNever } from '../../../src/kernel/assert-never.js';
import type { Cluster } from '../../support/cluster.js';
import { hasClock, type Member } from './fleet.js';
import { faultText, type PlannedFault } from './plan.js';
import type { HistoryRecord } from './record.js';

export interface Arena {
  readonly cluster: Cluster;
  readonly members: readonly Member[];
  readonly receiver: { refuses: boolean };
  readonly now: () => number;
  readonly note: (record: HistoryRecord) => void;
}

/** Injects the planned faults, one after the other, and heals each before the next. */
export async function injectAll(
  arena: Arena,
  faults: readonly PlannedFault[],
  progress: (text: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (const planned of faults) {
    await sleep(planned.pause, undefined, { signal });
    const at = arena.now();
    const detail = await inject(arena, planned);
    arena.note({ kind: 'injected', fault: planned.fault, detail, at, done: arena.now() });
    progress(`${Math.round(at)} ms: ${faultText(planned)}: ${detail}`);
  }
}

/** Returns what was hit. */
async function inject(arena: Arena, { fault, lasts, process, jump }: PlannedFault): Promise<string> {
  const { cluster, members, receiver } = arena;
  const member = members[process];
  if (member === undefined) throw new Error(`there is no process ${process}`);
  const { database, clients } = member;
  switch (fault) {
    case 'kill-process':
      await member.kill();
      await sleep(lasts);
      await member.start();
      return `now ${member.name()}`;
    case 'stop-process':
      member.signal('SIGSTOP');
      await sleep(lasts);
      member.signal('SIGCONT');
      return member.name();
    case 'stop-backend':
      return stopBackend(cluster, lasts);
    case 'crash-database':
      await cluster.stop('SIGQUIT');
      await sleep(lasts);
      await cluster.start();
      return 'the database';
    case 'restart-database':
      await cluster.stop('SIGINT');
      await cluster.start();
      return 'the database';
    case 'cut-database-connections':
      database.target = null;
      return during(lasts, `${database.cut()} connections`, () => {
        database.target = cluster.port;
      });
    case 'cut-client-connections':
      return `${clients.cut()} connections`;
    case 'cut-listeners':
      return `${database.cut('listeners')} connections`;
    case 'drop-notifications':
      for (const one of members) one.database.dropsNotifications = true;
      return during(lasts, 'all processes', () => {
        for (const one of members) one.database.dropsNotifications = false;
      });
    case 'jump-clock':
      if (!hasClock()) return 'nothing, because libfaketime is not installed';
      await member.setClock(jump);
      await sleep(lasts + 1_000);
      await member.setClock(0);
      return member.name();
    case 'refuse-webhooks':
      receiver.refuses = true;
      return during(lasts, 'the receiver', () => {
        receiver.refuses = false;
      });
    default:
      return assertNever(fault);
  }
}

async function during(ms: number, detail: string, heal: () => void): Promise<string> {
  await sleep(ms);
  heal();
  return detail;
}

/** Freezes the backend that has run its query for longest. */
async function stopBackend(cluster: Cluster, ms: number): Promise<string> {
  const [found] = await cluster.ask<{ pid: number; state: string }>(
    `SELECT pid, state FROM pg_stat_activity WHERE usename = 'service' AND backend_type = 'client backend'
     ORDER BY state = 'active' DESC, state_change DESC LIMIT 1`,
  );
  if (found === undefined) return 'no backend';
  signalTo(found.pid, 'SIGSTOP');
  await sleep(ms);
  signalTo(found.pid, 'SIGCONT');
  return `an ${found.state} backend`;
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The service has closed the connection in the meantime.
  }
}
