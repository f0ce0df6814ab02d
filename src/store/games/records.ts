import { setTimeout as sleep } from 'node:timers/promises';
import type { GameRecord } from '../../play/ports/game-record.js';
import type { GameFilter, GamePage, RecordWithEntries } from '../../play/ports/games.js';
import type { BareArchive } from '../../play/ports/log.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { archiveColumns, bareOf, entriesOf, type ReadBare, type ReadLog } from '../log/archive.js';
import { type Keyring, orIfDamaged } from '../secrets/keyring.js';
import { bucketIn, isGame, ofGame } from '../sql/bucket.js';
import { packedEntries } from '../sql/packed-entries.js';
import { gameOf, type PackedGame } from '../sql/rows.js';
import { lastScanned, listed } from './lobby.js';

const milliseconds = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(date_part('epoch', ${column}) * 1000)::bigint`;

/**
 * A game with its seats as one JSON text, read by `gameOf`. Columns of type `json` are copied unchanged. `bucket` is a
 * parameter if only one game is read.
 */
const packed = (bucket: Prisma.Sql): Prisma.Sql => Prisma.sql`json_build_object(
  'id', g.id, 'rulebook', g.rulebook, 'rulesVersion', g.rules_version, 'engineHash', g.engine_hash, 'engineFrozen', g.engine_frozen,
  'carryOver', g.carry_over, 'rated', g.rated, 'options', g.options,
  'components', g.components, 'visibility', g.visibility, 'invitation', g.invitation,
  'creatorId', g.creator_id, 'seed', g.seed, 'draw', g.draw, 'status', g.status, 'version', g.version,
  'revision', g.revision, 'clock', g.clock, 'language', g.language, 'rematchOf', g.rematch_of, 'tableStatus', g.table_status, 'prompts', g.prompts, 'outcome', g.outcome,
  'createdAt', ${milliseconds(Prisma.sql`g.created_at`)}, 'startedAt', ${milliseconds(Prisma.sql`g.started_at`)},
  'finishedAt', ${milliseconds(Prisma.sql`g.finished_at`)}, 'movedAt', ${milliseconds(Prisma.sql`g.moved_at`)},
  'seats', (
    SELECT json_agg(json_build_array(s.bot, p.id, p.name, s.entropy, s.orders, p.guest, s.commitment, s.level) ORDER BY s.seat)
    FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.bucket = ${bucket} AND s.game_id = g.id
  ), 'invited', (
    SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'seat', i.seat) ORDER BY i.created_at, p.id)
    FROM invitations i JOIN players p ON p.id = i.player_id WHERE i.bucket = ${bucket} AND i.game_id = g.id
  ), 'rematch', (SELECT r.next FROM rematches r WHERE r.bucket = ${bucket} AND r.game_id = g.id),
  'forkedFrom', CASE WHEN g.forked_from IS NOT NULL THEN
    json_build_object('game', g.forked_from, 'version', g.forked_version) END
)::text AS game`;

const itsOwnBucket = Prisma.sql`g.bucket`;

export async function selectGame(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  keyring: Keyring,
  id: string,
): Promise<GameRecord | null> {
  const [row] = await prisma.$queryRaw<{ game: string }[]>`/* game */
    SELECT ${packed(bucketIn(id))} FROM games g WHERE ${isGame(id)}`;
  return row === undefined ? null : opened(keyring, JSON.parse(row.game) as PackedGame);
}

/**
 * The games that `tail` names `g`, in its order.
 *
 * Raw SQL: a lobby is the most visited page, and an inbox may contain hundreds of games. One statement with one cell per
 * game takes a fifth of the time of Prisma's three statements with twenty cells.
 */
async function selectPacked(
  prisma: Pick<PrismaClient, '$queryRaw'>,
  tail: Prisma.Sql,
): Promise<PackedGame[]> {
  const rows = await prisma.$queryRaw<{ game: string }[]>`SELECT ${packed(itsOwnBucket)} ${tail}`;
  return rows.map(({ game }) => JSON.parse(game) as PackedGame);
}

export function opened(keyring: Keyring, game: PackedGame): GameRecord {
  const { id, seed, invitation } = game;
  return gameOf({
    ...game,
    seed: keyring.open('seed', id, seed),
    invitation: keyring.open('invitation', id, invitation),
  });
}

/** Leaves out games with a damaged secret, so that one does not make a list unreadable. `verify-store` names them. */
const undamaged = (keyring: Keyring, games: readonly PackedGame[]): GameRecord[] =>
  games.flatMap((game) => orIfDamaged(() => [opened(keyring, game)], []));

export const selectUndamaged = async (
  prisma: PrismaClient,
  keyring: Keyring,
  tail: Prisma.Sql,
): Promise<GameRecord[]> => undamaged(keyring, await selectPacked(prisma, tail));

/** Makes up for games that are left out: callers take a list that is not full for the last one. */
export async function selectList(
  prisma: PrismaClient,
  keyring: Keyring,
  filter: GameFilter,
): Promise<GameRecord[]> {
  const games: GameRecord[] = [];
  for (let older = filter; ; ) {
    const found = await selectPacked(prisma, listed(older));
    games.push(...undamaged(keyring, found));
    const last = found.at(-1);
    if (found.length < filter.limit || last === undefined || games.length >= filter.limit)
      return games.slice(0, filter.limit);
    older = { ...filter, before: last.id };
  }
}

/** One statement, so that a game that changes meanwhile is neither skipped nor listed twice. */
export async function selectPage(
  prisma: PrismaClient,
  keyring: Keyring,
  filter: GameFilter,
): Promise<GamePage> {
  const rows = await prisma.$queryRaw<{ game: string | null; lastScanned: string | null }[]>`
    WITH page AS MATERIALIZED (SELECT g.* ${listed(filter)})
    SELECT ${packed(itsOwnBucket)}, NULL AS "lastScanned" FROM page g
    UNION ALL
    SELECT NULL, ${lastScanned(filter)}::text WHERE (SELECT count(*) FROM page) < ${filter.limit}::int`;
  const found = rows
    .flatMap(({ game }) => (game === null ? [] : [JSON.parse(game) as PackedGame]))
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  const games = undamaged(keyring, found);
  const scanned = rows.find(({ game }) => game === null)?.lastScanned ?? null;
  // A full page that is not full any more goes on after its last game.
  const isCut = found.length >= filter.limit && games.length < filter.limit;
  return { games, lastScanned: isCut ? (found.at(-1)?.id ?? null) : scanned };
}

/** How often to look again for entries that are still on their way, and after how many milliseconds. */
const LOOKS = 20;
const PAUSE = 10;

/**
 * A game with its entries up to its head. Where the log is on another server, that one may be ahead of the head that was
 * read, or a moment behind it: there a transaction ends on one server after the other.
 */
export async function selectGameWithEntries(
  prisma: PrismaClient,
  keyring: Keyring,
  id: string,
  after: number,
): Promise<RecordWithEntries | null> {
  for (let look = 1; ; look += 1) {
    const found = await readGameWithEntries(prisma, keyring, id, after);
    if (found === null || look === LOOKS || found.bare !== null) return found;
    const { record, entries } = found;
    if (record.version <= after || entries.at(-1)?.version === record.version) return found;
    await sleep(PAUSE);
  }
}

/** One statement, so that a process that is behind catches up in one round trip. */
async function readGameWithEntries(
  prisma: PrismaClient,
  keyring: Keyring,
  id: string,
  after: number,
): Promise<(RecordWithEntries & { readonly bare: BareArchive | null }) | null> {
  const [row] = await prisma.$queryRaw<({ game: string } & ReadLog & ReadBare)[]>`/* game_with_entries */
    SELECT ${packed(bucketIn(id))}, (
      SELECT ${packedEntries} FROM entries e WHERE ${ofGame('e', id)} AND e.version > ${after}::int
    ) AS entries, ${archiveColumns}
    FROM games g LEFT JOIN archived_logs a ON ${ofGame('a', id)} AND g.archived_at IS NOT NULL
    WHERE ${isGame(id)}`;
  if (row === undefined) return null;
  const record = opened(keyring, JSON.parse(row.game) as PackedGame);
  const entries = await entriesOf(row, after);
  return {
    record,
    entries: entries.filter(({ version }) => version <= record.version),
    bare: await bareOf(record, row),
  };
}
