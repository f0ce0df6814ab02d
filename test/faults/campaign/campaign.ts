import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulebooks } from '../../../src/rulebooks/registry.js';
import { startCluster } from '../../support/cluster.js';
import { checkHistory } from './checker/check.js';
import type { Violation } from './checker/violation.js';
import { type Client, live, openGame, register } from './client.js';
import { type Member, startMember } from './fleet.js';
import { createFollowers } from './followers.js';
import { injectAll } from './nemesis.js';
import { type Plan, rngOf } from './plan.js';
import { startHookReceiver } from './receiver.js';
import { type HistoryRecord, writeHistory } from './record.js';
import { readStored, settle } from './settle.js';
import type { KnownGame, Table } from './table.js';

export interface Campaign {
  readonly history: readonly HistoryRecord[];
  readonly violations: readonly Violation[];
}

export interface CampaignOptions {
  readonly progress: (text: string) => void;
  readonly signal?: AbortSignal;
  /** In milliseconds: how long the service may take to deliver the rest after the last fault. */
  readonly settling: number;
}

/** Clients play on several processes of the service while faults are injected. The checker judges the history. */
export async function runCampaign(
  plan: Plan,
  { progress, signal, settling }: CampaignOptions,
): Promise<Campaign> {
  const history: HistoryRecord[] = [];
  const note = (record: HistoryRecord): void => void history.push(record);
  const begun = performance.now();
  const now = (): number => Math.round((performance.now() - begun) * 10) / 10;
  const closing = new AbortController();
  const receiver = await startHookReceiver(now, note);
  const cluster = await startCluster();
  const members: Member[] = [];
  const followed: KnownGame[] = [];
  const followers = createFollowers(() => table);
  const table: Table = {
    ...{ members, games: [], now, note, closing: closing.signal, receiverUrl: receiver.urlOf },
    follow(game, secret) {
      followed.push(game);
      followers.follow(game, secret);
    },
  };
  try {
    for (let nth = 0; nth < plan.processes; nth += 1) {
      const onCrash = (detail: string): void =>
        note({ kind: 'unexpected', by: `process ${nth + 1}`, detail, at: now() });
      members.push(await startMember(nth, cluster, onCrash));
    }
    await Promise.all(members.map((member) => member.start()));
    const clients: Client[] = [];
    for (let nth = 0; nth < plan.clients; nth += 1)
      clients.push(await register(table, nth, rngOf(plan, nth)));
    await openGames(table, clients);
    progress(`${now()} ms: ${plan.clients} clients play`);
    const playing = clients.map((client) => live(table, client));
    await injectAll({ cluster, members, receiver, now, note }, plan.faults, progress, signal);
    // The rest must arrive without any notification.
    for (const { database } of members) database.dropsNotifications = true;
    closing.abort();
    await Promise.all(playing);
    const ids = followed.map(({ id }) => id);
    progress(`${now()} ms: clients have ended`);
    await settle(cluster.url, ids, followers, receiver, { now, longest: settling });
    await followers.end();
    history.push(...(await readStored(cluster.url, followed)));
    progress(`${now()} ms: settled`);
  } finally {
    closing.abort();
    await followers.end();
    for (const member of members) await member.close();
    await receiver.close();
    await cluster.drop();
  }
  return { history, violations: checkHistory(rulebooks, history) };
}

/** Each client opens a game with the next one, or with the next two. */
async function openGames(table: Table, clients: readonly Client[]): Promise<void> {
  for (const nth of clients.keys()) {
    const others = Array.from({ length: 1 + (nth % 2) }, (_, by) => clients[(nth + by + 1) % clients.length]);
    await openGame(table, [clients[nth], ...others] as Client[], nth);
  }
}

/** Saves a history that has violations. Returns the path. */
export async function saveHistory({ seed }: Plan, history: readonly HistoryRecord[]): Promise<string> {
  const path = join(tmpdir(), `permafrost-history-${seed}.jsonl`);
  await writeFile(path, writeHistory(history));
  return path;
}
