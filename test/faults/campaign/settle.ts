import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { entryOf, type PackedEntry } from '../../../src/store/sql/rows.js';
import type { Followers } from './followers.js';
import type { HookReceiver } from './receiver.js';
import type { HistoryRecord, StoredGame } from './record.js';

const PAUSE = 250;
/** In milliseconds: a delivery takes less, so after such a silence every lease is that of a process that died. */
const SILENCE = 1_500;

interface Pending {
  readonly game: string;
  readonly version: number;
  readonly messages: number;
}

/** Waits until bots, followers and webhooks have nothing left to do. What is missing then, the checker finds. */
export async function settle(
  url: string,
  games: readonly string[],
  followers: Followers,
  receiver: HookReceiver,
  { now, longest }: { readonly now: () => number; readonly longest: number },
): Promise<void> {
  const over = performance.now() + longest;
  await withClient(url, async (client) => {
    let before = '';
    while (performance.now() < over) {
      const found = await client.query<Pending>(
        `SELECT id AS game, version, (SELECT count(*)::int FROM messages WHERE game_id = g.id) AS messages
         FROM games g WHERE id = ANY($1) ORDER BY id`,
        [games],
      );
      const isStable = JSON.stringify(found.rows) === before;
      before = JSON.stringify(found.rows);
      const { rows } = await client.query<{ left: number }>(
        `SELECT ((SELECT count(*) FROM outbox) + (SELECT count(*) FROM deliveries WHERE state = 'pending'))::int AS left`,
      );
      if (isStable && rows[0]?.left === 0 && haveAll(followers, found.rows)) return;
      // Else the retries of a receiver that refused take minutes, and the leases of killed processes one.
      await client.query(
        'UPDATE delivery_queues SET next_at = now() WHERE lease IS NULL AND next_at > now()',
      );
      if (now() - receiver.lastAt() > SILENCE)
        await client.query('UPDATE delivery_queues SET next_at = now() WHERE lease IS NOT NULL');
      await sleep(PAUSE);
    }
  });
}

function haveAll({ entries, messages }: Followers, pending: readonly Pending[]): boolean {
  const known = new Map(pending.map((one) => [one.game, one]));
  return (
    [...entries.values()].every(({ game, version }) => version === known.get(game)?.version) &&
    [...messages.values()].every(({ game, count }) => count === known.get(game)?.messages)
  );
}

/** Games and deliveries as they are in the database. */
export async function readStored(
  url: string,
  games: readonly { readonly id: string; readonly creator: number }[],
): Promise<HistoryRecord[]> {
  return withClient(url, async (client) => {
    const found = await client.query<
      Omit<StoredGame, 'kind' | 'creator' | 'entries'> & { entries: PackedEntry[] }
    >(
      `SELECT id AS game, rulebook, rules_version AS "rulesVersion", seed, status, version, (
         SELECT coalesce(json_agg(json_build_array(
           version, seat, action, events, hash, (date_part('epoch', at) * 1000)::bigint
         ) ORDER BY version), '[]') FROM entries WHERE game_id = g.id
       ) AS entries, (
         SELECT coalesce(json_agg(json_build_object('id', id, 'text', text) ORDER BY id), '[]')
         FROM messages WHERE game_id = g.id
       ) AS messages FROM games g WHERE id = ANY($1)`,
      [games.map(({ id }) => id)],
    );
    const deliveries = await client.query<{ hook: number; id: string }>(
      `SELECT substring(w.url from '[0-9]+$')::int AS hook, 'msg_' || d.id AS id, d.type, d.game_id AS game,
         d.version, d.state
       FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id WHERE d.game_id IS NOT NULL ORDER BY d.sequence`,
    );
    return [
      ...found.rows.map((row) => ({
        kind: 'stored-game' as const,
        ...row,
        creator: games.find(({ id }) => id === row.game)?.creator ?? -1,
        entries: row.entries.map(entryOf),
      })),
      ...deliveries.rows.map((row) => ({ kind: 'stored-delivery' as const, ...row })),
      // As a file has it, so that a check of the file is the same check.
    ].map((one) => JSON.parse(JSON.stringify(one)) as HistoryRecord);
  });
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
