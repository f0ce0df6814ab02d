import { LRUCache } from 'lru-cache';
import { isId } from '../kernel/ids.js';
import type { Head, Player, Token } from '../play/ports.js';
import { batched } from './batched.js';
import type { Database, HotStatement } from './database.js';
import { timeOf, tokenOf } from './rows.js';

const MOST_KEYS = 512;
const MOST_IDENTITIES = 20_000;

export interface Identity {
  readonly player: Player;
  readonly token: Token;
}

/** What every request asks before anything else: whose token this is, and where the game stands. */
export interface Lookups {
  /** By the hash of a token, in hexadecimal. */
  identity(hash: string): Promise<Identity | null>;
  head(id: string): Promise<Head | null>;
}

/** An identity as it was read, with what its rows were stamped with: another stamp means that they were written since. */
interface Stamped {
  readonly stamp: string;
  readonly identity: Identity;
}

type Found = Head | Identity;

/** Both questions go out in one statement: a statement costs more than what is asked in it. */
export function openLookups({ askHot, lanes }: Pick<Database, 'askHot' | 'lanes'>): Lookups {
  const known = new LRUCache<string, Stamped>({ max: MOST_IDENTITIES });
  const ask = batched<Found>({
    query: (keys) => lookUp(askHot, known, keys),
    mostKeys: MOST_KEYS,
    lanes: lanes.read,
  });
  return {
    identity: (hash) => ask(hash) as Promise<Identity | null>,
    head: (id) => (isId(id) ? (ask(id) as Promise<Head | null>) : Promise.resolve(null)),
  };
}

/** Hashes have no dashes. */
const isOfGame = (key: string): boolean => key[8] === '-';

/**
 * Every request asks this, and one text of many rows costs less than the cells of each. The keys are rows to be
 * joined: a condition upon their list would be read anew for every row where the planner scans a small table.
 */
export const LOOKUPS: HotStatement = {
  name: 'lookups',
  text: `SELECT (
    SELECT string_agg(g.id || ' ' || g.version || ' ' || g.revision, ',')
    FROM unnest(string_to_array($1, ',')::uuid[]) AS key JOIN games g ON g.id = key
  ), (
    SELECT string_agg(encode(t.hash, 'hex') || ' ' || t.xmin || '.' || p.xmin, ',')
    FROM unnest(string_to_array($2, ',')) AS key
    JOIN tokens t ON t.hash = decode(key, 'hex') JOIN players p ON p.id = t.player_id
  )`,
};

async function lookUp(
  askHot: Database['askHot'],
  known: LRUCache<string, Stamped>,
  keys: readonly string[],
): Promise<Map<string, Found>> {
  const ids = keys.filter(isOfGame);
  const hashes = keys.filter((key) => !isOfGame(key));
  const [heads, stamps] = (await askHot(LOOKUPS, [ids.join(), hashes.join()])) ?? [];
  const found = new Map<string, Found>();
  for (const line of heads?.split(',') ?? []) {
    const [id = '', version, revision] = line.split(' ');
    found.set(id, { version: Number(version), revision: Number(revision) });
  }
  const unread: string[] = [];
  for (const line of stamps?.split(',') ?? []) {
    const [hash = '', stamp = ''] = line.split(' ');
    const one = known.get(hash);
    if (one?.stamp === stamp) found.set(hash, one.identity);
    else unread.push(hash);
  }
  if (unread.length > 0) {
    for (const row of await readIdentities(askHot, unread)) {
      const identity = identityOf(row);
      known.set(row.hash, { stamp: row.stamp, identity });
      found.set(row.hash, identity);
    }
  }
  return found;
}

interface IdentityRow {
  readonly hash: string;
  readonly stamp: string;
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly scopes: string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly gameId: string | null;
  readonly seat: number | null;
  readonly playerName: string;
  readonly bot: boolean;
  readonly playerCreatedAt: number;
}

const IDENTITIES: HotStatement = {
  name: 'identities',
  text: `SELECT json_agg(json_build_object(
      'hash', encode(t.hash, 'hex'), 'stamp', t.xmin || '.' || p.xmin,
      'id', t.id, 'playerId', t.player_id, 'name', t.name, 'scopes', t.scopes,
      'createdAt', (date_part('epoch', t.created_at) * 1000)::bigint,
      'expiresAt', (date_part('epoch', t.expires_at) * 1000)::bigint,
      'gameId', t.game_id, 'seat', t.seat, 'playerName', p.name, 'bot', p.bot,
      'playerCreatedAt', (date_part('epoch', p.created_at) * 1000)::bigint
    ))::text
    FROM tokens t JOIN players p ON p.id = t.player_id
    WHERE t.hash = ANY (SELECT decode(hash, 'hex') FROM unnest(string_to_array($1, ',')) AS hash)`,
};

async function readIdentities(askHot: Database['askHot'], hashes: readonly string[]): Promise<IdentityRow[]> {
  const [identities] = (await askHot(IDENTITIES, [hashes.join()])) ?? [];
  return JSON.parse(identities ?? '[]') as IdentityRow[];
}

const identityOf = (row: IdentityRow): Identity => ({
  player: {
    id: row.playerId,
    name: row.playerName,
    bot: row.bot,
    createdAt: new Date(row.playerCreatedAt),
  },
  token: tokenOf({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: timeOf(row.expiresAt),
  }),
});
