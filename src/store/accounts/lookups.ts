import { LRUCache } from 'lru-cache';
import { isId } from '../../kernel/ids.js';
import { maxItems } from '../../kernel/max-items.js';
import type { Head, Missed } from '../../play/ports/game-record.js';
import type { Role } from '../../play/ports/moderation/staff.js';
import type { Authenticated, Identity } from '../../play/ports/players.js';
import type { Database, HotStatement } from '../database.js';
import { opened } from '../games/records.js';
import { type Keyring, noKeys, orIfDamaged } from '../secrets/keyring.js';
import { batched } from '../sql/batched.js';
import { entryOf, type PackedEntry, type PackedGame, timeOf, tokenOf } from '../sql/rows.js';

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
  authenticate(hash: string, gameId: string | null, known?: Head): Promise<Authenticated>;
  remembered(hash: string): Identity | null | undefined;
  /** With what is missed since `known`, if that is little. */
  head(gameId: string, known?: Head): Promise<Head | null>;
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
  /** The head of the game that the process has. */
  readonly known: Head | undefined;
}

/** Questions are batched into one statement, because a statement costs more than what it asks. */
export function openLookups({ askHot }: Pick<Database, 'askHot'>, keyring: Keyring = noKeys): Lookups {
  const known = new LRUCache<string, CachedIdentity>(maxItems(MAX_IDENTITIES));
  const unknown = new LRUCache<string, true>({ ...maxItems(MAX_IDENTITIES), ttl: UNKNOWN_FOR });
  const ask = batched<Question, Authenticated>({
    query: (questions) => lookUp(askHot, known, keyring, questions),
    maxQuestions: MAX_QUESTIONS,
    concurrency: CONCURRENT_LOOKUPS,
    patience: PATIENCE,
  });
  return {
    async authenticate(hash, gameId, head) {
      const game = gameId !== null && isId(gameId) ? gameId : '';
      const authenticated = await ask({ hash, game, known: head });
      if (authenticated.identity === null) {
        known.delete(hash);
        unknown.set(hash, true);
      }
      return authenticated;
    },
    remembered: (hash) => (unknown.has(hash) ? null : known.get(hash)?.identity),
    head: async (gameId, head) =>
      isId(gameId) ? (await ask({ hash: '', game: gameId, known: head })).head : null,
  };
}

/** A process that is further behind reads what it lacks by itself, so that it holds up no others. */
const MAX_MISSED = 32;

/**
 * The result is one text of numbers for all rows found, the first of each being the place of its question: this costs
 * less than many rows with cells. The questions are joined as rows: as a list in a condition they would be parsed
 * again for every row of a sequential scan.
 *
 * What a process lacks that is behind comes with the head, so its action needs no third statement. `missed_of` is a
 * function because the plan of a subselect would be set up for every lookup, which costs as much as the lookup.
 */
export const LOOKUPS: HotStatement = {
  name: 'lookups',
  text: `/* lookups */ SELECT (
    SELECT string_agg(concat(asked.place, ',', g.version, ',', g.revision, ',', coalesce(
      CASE WHEN (g.version > asked.version OR g.revision > asked.revision) AND g.version <= asked.version + ${MAX_MISSED}
        THEN missed_of(g.bucket, g.id, asked.version) END, 'null')), ',')
    FROM unnest(
      string_to_array($1, ',', '')::uuid[], string_to_array($3, ',', '')::int[], string_to_array($4, ',', '')::int[]
    ) WITH ORDINALITY AS asked (id, version, revision, place)
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
  keyring: Keyring,
  questions: readonly Question[],
): Promise<Authenticated[]> {
  const games = questions.map(({ game }) => game).join();
  const hashes = questions.map(({ hash }) => hash);
  const [found, revisions] =
    (await askHot(LOOKUPS, [
      ...[games, hashes.join()],
      ...[
        questions.map((one) => one.known?.version).join(),
        questions.map((one) => one.known?.revision).join(),
      ],
    ])) ?? [];
  const heads = headsIn(JSON.parse(`[${found ?? ''}]`), questions, keyring);
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

type PackedMissed = readonly [PackedGame, readonly PackedEntry[]];
type PackedHead = readonly [place: number, version: number, revision: number, missed: PackedMissed | null];

/** Each head at the index of its question. */
function headsIn(cells: readonly unknown[], questions: readonly Question[], keyring: Keyring): Head[] {
  const heads: Head[] = [];
  for (let at = 0; at < cells.length; at += 4) {
    const [place, version, revision, missed] = cells.slice(at, at + 4) as unknown as PackedHead;
    const known = questions[place - 1]?.known;
    const read = missed === null || known === undefined ? null : missedIn(missed, known.version, keyring);
    heads[place - 1] = read === null ? { version, revision } : { version, revision, missed: read };
  }
  return heads;
}

/** Null if it is not whole: then the game is read by itself, with all that may be wrong with it. */
function missedIn([game, packed]: PackedMissed, after: number, keyring: Keyring): Missed | null {
  const entries = packed.map(entryOf);
  const isWhole = game.version === after || entries.at(-1)?.version === game.version;
  return isWhole ? orIfDamaged(() => ({ after, record: opened(keyring, game), entries }), null) : null;
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
