import { LRUCache } from 'lru-cache';
import { isId } from '../../kernel/ids.js';
import type { Head } from '../../play/ports/game-record.js';
import type { Authenticated, Identity } from '../../play/ports/players.js';
import type { Database, HotStatement } from '../database.js';
import { batched } from '../sql/batched.js';
import { timeOf, tokenOf } from '../sql/rows.js';

const MAX_QUESTIONS = 512;
const MAX_IDENTITIES = 20_000;
/** In milliseconds. */
const CONCURRENT_LOOKUPS = 4;
const PATIENCE = 2;

/** What every request asks before anything else: whose token this is, and where the game stands. */
export interface Lookups {
  /** By the hash of a token, in hexadecimal. */
  authenticate(hash: string, gameId: string | null): Promise<Authenticated>;
  head(gameId: string): Promise<Head | null>;
}

/** A cached identity and the xmin of its rows: a different xmin means that the row has changed. */
interface CachedIdentity {
  readonly tokenXmin: number;
  readonly playerXmin: number;
  readonly identity: Identity;
}

/** Each is empty where it is not asked for. */
interface Question {
  readonly game: string;
  readonly hash: string;
}

/** All questions go out in one statement: a statement costs more than what is asked in it. */
export function openLookups({ askHot }: Pick<Database, 'askHot'>): Lookups {
  const known = new LRUCache<string, CachedIdentity>({ max: MAX_IDENTITIES });
  const ask = batched<Question, Authenticated>({
    query: (questions) => lookUp(askHot, known, questions),
    maxQuestions: MAX_QUESTIONS,
    concurrency: CONCURRENT_LOOKUPS,
    patience: PATIENCE,
  });
  return {
    authenticate: (hash, gameId) => ask({ hash, game: gameId !== null && isId(gameId) ? gameId : '' }),
    head: async (gameId) => (isId(gameId) ? (await ask({ hash: '', game: gameId })).head : null),
  };
}

/**
 * Every request asks this, and one text of many numbers costs less than the cells of many rows: for all that was found
 * the place of its question, and what it is. The questions are rows to be joined: a condition upon their list would be
 * read anew for every row where the planner scans a small table.
 */
export const LOOKUPS: HotStatement = {
  name: 'lookups',
  text: `SELECT (
    SELECT string_agg(concat(asked.place, ',', g.version, ',', g.revision), ',')
    FROM unnest(string_to_array($1, ',', '')::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN games g ON g.id = asked.id
  ), (
    SELECT string_agg(concat(asked.place, ',', t.xmin, ',', p.xmin), ',')
    FROM unnest(string_to_array($2, ',')) WITH ORDINALITY AS asked (hash, place)
    JOIN tokens t ON t.hash = decode(asked.hash, 'hex') JOIN players p ON p.id = t.player_id
  )`,
};

async function lookUp(
  askHot: Database['askHot'],
  known: LRUCache<string, CachedIdentity>,
  questions: readonly Question[],
): Promise<Authenticated[]> {
  const games = questions.map(({ game }) => game).join();
  const hashes = questions.map(({ hash }) => hash);
  const [found, stamps] = (await askHot(LOOKUPS, [games, hashes.join()])) ?? [];
  const heads = headsIn(numbersIn(found));
  const { identities, unread } = identitiesIn(numbersIn(stamps), hashes, known);
  if (unread.length > 0) {
    const read = await readIdentities(
      askHot,
      unread.map(({ hash }) => hash),
    );
    for (const [hash, one] of read) known.set(hash, one);
    for (const { hash, nth } of unread) identities[nth] = read.get(hash)?.identity ?? null;
  }
  return questions.map((_, nth) => ({ identity: identities[nth] ?? null, head: heads[nth] ?? null }));
}

const numbersIn = (text: string | null | undefined): number[] => JSON.parse(`[${text ?? ''}]`);

/** Each in the place of its question. */
function headsIn(cells: readonly number[]): Head[] {
  const heads: Head[] = [];
  for (let at = 0; at < cells.length; at += 3) {
    heads[(cells[at] ?? 0) - 1] = { version: cells[at + 1] ?? 0, revision: cells[at + 2] ?? 0 };
  }
  return heads;
}

interface Unread {
  readonly nth: number;
  readonly hash: string;
}

/** Each in the place of its question, and which of them memory does not have as they are now. */
function identitiesIn(
  cells: readonly number[],
  hashes: readonly string[],
  known: LRUCache<string, CachedIdentity>,
): { readonly identities: (Identity | null)[]; readonly unread: Unread[] } {
  const identities: (Identity | null)[] = [];
  const unread: Unread[] = [];
  for (let at = 0; at < cells.length; at += 3) {
    const nth = (cells[at] ?? 0) - 1;
    const hash = hashes[nth] ?? '';
    const one = known.get(hash);
    const isAsRead = one?.tokenXmin === cells[at + 1] && one?.playerXmin === cells[at + 2];
    if (one !== undefined && isAsRead) identities[nth] = one.identity;
    else unread.push({ nth, hash });
  }
  return { identities, unread };
}

interface IdentityRow {
  readonly hash: string;
  readonly tokenXmin: number;
  readonly playerXmin: number;
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
      'hash', encode(t.hash, 'hex'), 'tokenXmin', t.xmin::text::bigint, 'playerXmin', p.xmin::text::bigint,
      'id', t.id, 'playerId', t.player_id, 'name', t.name, 'scopes', t.scopes,
      'createdAt', (date_part('epoch', t.created_at) * 1000)::bigint,
      'expiresAt', (date_part('epoch', t.expires_at) * 1000)::bigint,
      'gameId', t.game_id, 'seat', t.seat, 'playerName', p.name, 'bot', p.bot,
      'playerCreatedAt', (date_part('epoch', p.created_at) * 1000)::bigint
    ))::text
    FROM tokens t JOIN players p ON p.id = t.player_id
    WHERE t.hash = ANY (SELECT decode(hash, 'hex') FROM unnest(string_to_array($1, ',')) AS hash)`,
};

/** By their hashes. */
async function readIdentities(
  askHot: Database['askHot'],
  hashes: readonly string[],
): Promise<Map<string, CachedIdentity>> {
  const [text] = (await askHot(IDENTITIES, [hashes.join()])) ?? [];
  const rows = JSON.parse(text ?? '[]') as IdentityRow[];
  return new Map(
    rows.map((row) => {
      const { hash, tokenXmin, playerXmin } = row;
      return [hash, { tokenXmin, playerXmin, identity: identityOf(row) }];
    }),
  );
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
