import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { actionId } from '../../src/engine/action-id.js';
import { isAction, isStart } from '../../src/engine/entry.js';
import { commitmentTo, gameSeed, hashOf, type SealedEntry } from '../../src/engine/fairness.js';
import { entryOf, type PackedEntry } from '../../src/store/sql/rows.js';
import type { KnownGame, Ledger, Sent } from './load/ledger.js';

/** A game as stored in the database. */
interface StoredGame {
  readonly id: string;
  readonly seed: string;
  readonly version: number;
  readonly entries: readonly PackedEntry[];
}

export interface Verdict {
  /** Acknowledged actions that are missing. */
  readonly lost: string[];
  /** Stored entries that were neither acknowledged nor in flight. */
  readonly doubled: string[];
  /** All other violations. */
  readonly wrong: string[];
}

/** Compares what the service has acknowledged with its database. */
export async function judgeHistory(ledger: Ledger, dataFolder: string): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], wrong: [...ledger.refused] };
  const { players, games } = await readDatabase(ledger, dataFolder);
  for (const player of ledger.players)
    if (!players.has(player)) verdict.wrong.push(`the account ${player} is gone`);
  for (const known of ledger.games) {
    const stored = games.get(known.id);
    if (stored !== undefined) {
      judgeGame(known, stored, verdict);
      continue;
    }
    verdict.wrong.push(`the game ${known.id} is gone`);
    verdict.lost.push(...known.acknowledged.map(nameOf(known)));
  }
  return verdict;
}

function judgeGame(known: KnownGame, stored: StoredGame, { lost, doubled, wrong }: Verdict): void {
  const entries = stored.entries.map(entryOf);
  const name = nameOf(known);
  for (const one of known.acknowledged) {
    const entry = entries[one.version - 1];
    if (entry === undefined || !isSame(entry, one)) lost.push(name(one));
  }
  const versions = new Set(known.acknowledged.map(({ version }) => version));
  for (const entry of entries.filter(({ version }) => !versions.has(version))) {
    const isUnderWay = entry === entries.at(-1) && known.sent !== null && isSame(entry, known.sent);
    if (!isUnderWay) doubled.push(`version ${entry.version} of the game ${known.id}`);
  }
  const broken = brokenLink(stored, entries);
  if (broken !== null) wrong.push(`game ${known.id}: ${broken}`);
  for (const [nth, { version, hash }] of known.streamed.entries()) {
    if (version !== nth + 1)
      wrong.push(`game ${known.id}: its stream has ${version} in the place of ${nth + 1}`);
    else if (entries[nth]?.hash !== hash)
      wrong.push(`game ${known.id}: version ${version} is not as it was streamed`);
  }
}

const nameOf =
  ({ id }: KnownGame) =>
  ({ action, version }: Sent & { readonly version: number }): string =>
    `${action}, version ${version} of the game ${id}`;

const isSame = (entry: SealedEntry, { seat, action }: Sent): boolean =>
  entry.seat === seat && (isAction(entry) ? actionId(entry.action) : entry.action.type) === action;

/** Why the chain of hashes is broken; null if it is intact. */
function brokenLink({ seed, version }: StoredGame, entries: readonly SealedEntry[]): string | null {
  if (version !== entries.length) return `it is at version ${version} and has ${entries.length} entries`;
  const [start] = entries;
  if (start === undefined) return null;
  if (!isStart(start)) return 'it does not begin with its start';
  const effective = gameSeed(seed, start.action.entropy);
  let previous = commitmentTo(seed);
  for (const [nth, entry] of entries.entries()) {
    if (entry.version !== nth + 1) return `version ${entry.version} stands in the place of ${nth + 1}`;
    if (hashOf(entry, previous, effective) !== entry.hash) return `version ${entry.version} has a wrong hash`;
    previous = entry.hash;
  }
  return null;
}

async function readDatabase({ players, games }: Ledger, dataFolder: string) {
  const password = await readFile(join(dataFolder, 'password'), 'utf8');
  const client = new pg.Client({
    host: join(dataFolder, 'socket'),
    user: 'permafrost',
    database: 'permafrost',
    password,
  });
  await client.connect();
  try {
    const found = await client.query<{ id: string }>('SELECT id FROM players WHERE id = ANY($1)', [players]);
    const stored = await client.query<StoredGame>(
      `SELECT id, seed, version, (
         SELECT coalesce(json_agg(json_build_array(
           version, seat, action, events, hash, (date_part('epoch', at) * 1000)::bigint
         ) ORDER BY version), '[]') FROM entries WHERE game_id = games.id
       ) AS entries FROM games WHERE id = ANY($1)`,
      [games.map(({ id }) => id)],
    );
    return {
      players: new Set(found.rows.map(({ id }) => id)),
      games: new Map(stored.rows.map((game) => [game.id, game])),
    };
  } finally {
    await client.end();
  }
}
