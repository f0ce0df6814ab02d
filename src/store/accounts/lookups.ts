import { LRUCache } from 'lru-cache';
import { isId } from '../../kernel/ids.js';
import { maxItems } from '../../kernel/max-items.js';
import type { Head } from '../../play/ports/game-record.js';
import type { Role } from '../../play/ports/moderation/staff.js';
import type { Authenticated, Identity } from '../../play/ports/players.js';
import type { Database, HotStatement } from '../database.js';
import { batched } from '../sql/batched.js';
import { timeOf, tokenOf } from '../sql/rows.js';

const MAX_QUESTIONS = 512;
const MAX_IDENTITIES = 20_000;
/** In milliseconds. A restored backup can make a hash known that was not. */
const UNKNOWN_FOR = 10_000;
const CONCURRENT_LOOKUPS = 4;
/** In milliseconds. */
const PATIENCE = 2;

/** The questions that every request asks first: the identity behind a token, and the head of a game. */
export interface Lookups {
  /** Takes the hash of a token, in hexadecimal. */
  authenticate(hash: string, gameId: string | null): Promise<Authenticated>;
  remembered(hash: string): Identity | null | undefined;
  head(gameId: string): Promise<Head | null>;
}

/** A cached identity. A token never changes, and the revision of its player shows whether that one has. */
interface CachedIdentity {
  readonly revision: number;
  readonly identity: Identity;
}

/** A field is empty if it is not asked for. */
interface Question {
  readonly game: string;
  readonly hash: string;
}

/** Questions are batched into one statement, because a statement costs more than what it asks. */
export function openLookups({ askHot }: Pick<Database, 'askHot'>): Lookups {
  const known = new LRUCache<string, CachedIdentity>(maxItems(MAX_IDENTITIES));
  const unknown = new LRUCache<string, true>({ ...maxItems(MAX_IDENTITIES), ttl: UNKNOWN_FOR });
  const ask = batched<Question, Authenticated>({
    query: (questions) => lookUp(askHot, known, questions),
    maxQuestions: MAX_QUESTIONS,
    concurrency: CONCURRENT_LOOKUPS,
    patience: PATIENCE,
  });
  return {
    async authenticate(hash, gameId) {
      const authenticated = await ask({ hash, game: gameId !== null && isId(gameId) ? gameId : '' });
      if (authenticated.identity === null) {
        known.delete(hash);
        unknown.set(hash, true);
      }
      return authenticated;
    },
    remembered: (hash) => (unknown.has(hash) ? null : known.get(hash)?.identity),
    head: async (gameId) => (isId(gameId) ? (await ask({ hash: '', game: gameId })).head : null),
  };
}

/**
 * The result is one text of numbers for all rows found, the first of each being the place of its question: this costs
 * less than many rows with cells. The questions are joined as rows: as a list in a condition they would be parsed
 * again for every row of a sequential scan.
 */
export const LOOKUPS: HotStatement = {
  name: 'lookups',
  text: `/* lookups */ SELECT (
    SELECT string_agg(concat(asked.place, ',', g.version, ',', g.revision), ',')
    FROM unnest(string_to_array($1, ',', '')::uuid[]) WITH ORDINALITY AS asked (id, place)
    JOIN games g ON g.bucket = bucket_of(asked.id) AND g.id = asked.id
  ), (
    SELECT string_agg(concat(asked.place, ',', p.revision), ',')
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
  const [found, revisions] = (await askHot(LOOKUPS, [games, hashes.join()])) ?? [];
  const heads = headsIn(numbersIn(found));
  const { identities, unread } = identitiesIn(numbersIn(revisions), hashes, known);
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

/** Each head at the index of its question. */
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

/**
 * The cached identities at the indexes of their questions, and the questions whose cached value is missing or
 * outdated.
 */
function identitiesIn(
  cells: readonly number[],
  hashes: readonly string[],
  known: LRUCache<string, CachedIdentity>,
): { readonly identities: (Identity | null)[]; readonly unread: Unread[] } {
  const identities: (Identity | null)[] = [];
  const unread: Unread[] = [];
  for (let at = 0; at < cells.length; at += 2) {
    const nth = (cells[at] ?? 0) - 1;
    const hash = hashes[nth] ?? '';
    const one = known.get(hash);
    if (one !== undefined && one.revision === cells[at + 1]) identities[nth] = one.identity;
    else unread.push({ nth, hash });
  }
  return { identities, unread };
}

interface IdentityRow {
  readonly hash: string;
  readonly revision: number;
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  readonly scopes: string[];
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly gameId: string | null;
  readonly seat: number | null;
  readonly owner: string | null;
  readonly role: Role | null;
  readonly barredUntil: number | null;
  readonly mutedUntil: number | null;
  readonly playerName: string;
  readonly bot: boolean;
  readonly playerCreatedAt: number;
}

/** A date that is far enough, and that JSON can carry. */
const NEVER = 8.64e15;

/** When the last of these measures ends. */
const endOf = (which: string): string => `(
      SELECT max(coalesce(date_part('epoch', m.ends_at) * 1000, ${NEVER})) FROM measures m
      WHERE m.player_id IN (p.id, g.creator_id) AND (${which}) AND m.lifted_at IS NULL)`;

const BARRED = `m.player_id = p.id AND m.kind IN ('suspend', 'ban')`;
/** Through a guest, an account could speak on: what its guests say is its own doing. */
const MUTED = `m.kind = 'mute' OR m.player_id = g.creator_id AND m.kind IN ('suspend', 'ban')`;

const IDENTITIES: HotStatement = {
  name: 'identities',
  text: `/* identities */ SELECT json_agg(json_build_object(
      'hash', encode(t.hash, 'hex'), 'revision', p.revision,
      'id', t.id, 'playerId', t.player_id, 'name', t.name, 'scopes', t.scopes,
      'createdAt', (date_part('epoch', t.created_at) * 1000)::bigint,
      'expiresAt', (date_part('epoch', t.expires_at) * 1000)::bigint,
      'gameId', t.game_id, 'seat', t.seat, 'owner', g.creator_id, 'role', r.role, 'barredUntil', ${endOf(BARRED)}, 'mutedUntil', ${endOf(MUTED)}, 'playerName', p.name, 'bot', p.bot,
      'playerCreatedAt', (date_part('epoch', p.created_at) * 1000)::bigint
    ))::text
    FROM tokens t JOIN players p ON p.id = t.player_id LEFT JOIN roles r ON r.player_id = p.id
    LEFT JOIN games g ON g.bucket = bucket_of(t.game_id) AND g.id = t.game_id
    WHERE t.hash = ANY (SELECT decode(hash, 'hex') FROM unnest(string_to_array($1, ',')) AS hash)`,
};

/** Keyed by hash. */
async function readIdentities(
  askHot: Database['askHot'],
  hashes: readonly string[],
): Promise<Map<string, CachedIdentity>> {
  const [text] = (await askHot(IDENTITIES, [hashes.join()])) ?? [];
  const rows = JSON.parse(text ?? '[]') as IdentityRow[];
  return new Map(
    rows.map((row) => {
      const { hash, revision } = row;
      return [hash, { revision, identity: identityOf(row) }];
    }),
  );
}

const identityOf = (row: IdentityRow): Identity => ({
  owner: row.owner,
  role: row.role ?? 'player',
  barredUntil: row.barredUntil,
  mutedUntil: row.mutedUntil,
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
