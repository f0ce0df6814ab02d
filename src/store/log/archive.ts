import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { SealedEntry } from '../../engine/fairness.js';
import type { BareLog } from '../../engine/remake.js';
import type { BareArchive, FinishedLog, KnownEngine, Log, OnUnpacked, Strip } from '../../play/ports/log.js';
import { inTransaction } from '../accounts/account-locks.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { type Keyring, orIfDamaged } from '../secrets/keyring.js';
import { bucketAfter, bucketOf, FIRST_ID, gameColumns, isGame, ofGame } from '../sql/bucket.js';
import { packedEntries } from '../sql/packed-entries.js';
import { entryOf, type PackedEntry } from '../sql/rows.js';
import { MAX_LOG_BYTES, packBareLog, unpackBareLog } from './bare-log.js';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The packed entries as a JSON array, compressed with Zstandard. */
const FULL = 1;
/** A bare log. */
const BARE = 2;

const OPTIONS = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };

const compressLog = (entries: string): Promise<Buffer> => compress(`[${entries}]`, OPTIONS);

async function decompressLog(log: Uint8Array): Promise<PackedEntry[]> {
  return JSON.parse((await decompress(log, { maxOutputLength: MAX_LOG_BYTES })).toString()) as PackedEntry[];
}

/** A log as read from the database: its entries, or all of them compressed. A bare archive has none. */
export interface ReadLog {
  readonly entries: string | null;
  readonly archived: Uint8Array | null;
}

export async function entriesOf(
  { entries, archived }: ReadLog,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
  onUnpacked: OnUnpacked = () => {},
): Promise<SealedEntry[]> {
  if (archived === null) return (JSON.parse(`[${entries ?? ''}]`) as PackedEntry[]).map(entryOf);
  const packed = await decompressLog(archived);
  onUnpacked(packed.length);
  return packed.filter(([version]) => version > after && version <= upTo).map(entryOf);
}

/** The columns that `entriesOf` and `bareOf` read, of the archive that a query names `a`. */
export const archiveColumns = Prisma.sql`CASE WHEN a.format = 1 THEN a.log END AS archived,
  CASE WHEN a.format <> 1 THEN a.log END AS bare, a.engine`;

export interface ReadBare {
  readonly bare: Uint8Array | null;
  readonly engine: string | null;
}

type Archived = Pick<FinishedLog, 'id' | 'rulebook' | 'rulesVersion' | 'seed'>;

/** Null if the log is not a bare archive. */
export async function bareOf(
  { id, rulebook, rulesVersion, seed }: Archived,
  { bare, engine }: ReadBare,
): Promise<BareArchive | null> {
  if (bare === null) return null;
  // A format that nobody knows or bytes that have changed must not make the game unreadable as a whole.
  const log = await unpackBareLog(bare).catch(() => null);
  return { id, rulebook, rulesVersion, seed, engine: engine ?? '', log };
}

const withSeed = <Row extends Archived>(keyring: Keyring, row: Row): Row => ({
  ...row,
  seed: keyring.open('seed', row.id, row.seed),
});

/**
 * One transaction replaces the log of a game, so a killed process loses nothing. Logs may be on other servers than games, so
 * no statement writes to both.
 */
export function openArchive(
  prisma: PrismaClient,
  keyring: Keyring,
): Pick<Log, 'archive' | 'bareArchive' | 'stripArchives'> {
  return {
    async bareArchive(gameId) {
      const [row] = await prisma.$queryRaw<(Archived & ReadBare)[]>`
        SELECT g.id, g.rulebook, g.rules_version AS "rulesVersion", g.seed, ${archiveColumns}
        FROM archived_logs a JOIN games g ON ${isGame(gameId)}
        WHERE ${ofGame('a', gameId)} AND a.format <> ${FULL}::int`;
      return row === undefined ? null : bareOf(withSeed(keyring, row), row);
    },

    async archive(finishedBefore, limit, strip) {
      const rows = await prisma.$queryRaw<{ id: string }[]>`/* games_to_archive */
        SELECT id FROM games
        WHERE finished_at < ${finishedBefore}::timestamptz AND archived_at IS NULL AND version > 0
        ORDER BY finished_at LIMIT ${limit}::int`;
      for (const { id } of rows) await archiveGame(prisma, keyring, id, strip);
      return rows.length;
    },

    async stripArchives(after, limit, engines, strip) {
      const page = await fullArchives(prisma, after, limit);
      for (const row of await archivesToStrip(prisma, page, engines)) {
        const game = orIfDamaged(() => withSeed(keyring, row), null);
        if (game !== null) await stripArchive(prisma, game, strip);
      }
      return page.length < limit ? null : (page.at(-1)?.id ?? null);
    },
  };
}

/** A finished game gets no further entries, so they can be read and compressed before the statement that swaps them. */
async function archiveGame(
  prisma: PrismaClient,
  keyring: Keyring,
  id: string,
  strip: Strip | undefined,
): Promise<void> {
  const [row] = await prisma.$queryRaw<
    (Archived & { entries: string | null; count: number; seats: number })[]
  >`
    SELECT g.id, g.rulebook, g.rules_version AS "rulesVersion", g.seed, g.seat_count AS seats, e.entries, e.count
    FROM games g, (
      SELECT ${packedEntries} AS entries, count(*)::int AS count FROM entries e WHERE ${ofGame('e', id)}
    ) e WHERE ${isGame(id)}`;
  if (row === undefined || row.entries === null) return;
  const packed = JSON.parse(`[${row.entries}]`) as PackedEntry[];
  const bySeat = Array.from(
    { length: row.seats },
    (_, seat) => packed.filter((entry) => entry[1] === seat).length,
  );
  // Without its seed nobody can make the events again, so they are kept.
  const game = orIfDamaged(() => withSeed(keyring, row), null);
  const stripped = game && (await strippedAndPacked({ ...game, entries: packed.map(entryOf) }, strip));
  const bare = stripped?.log ?? null;
  const engine = stripped?.engine ?? null;
  const [format, log] = bare === null ? [FULL, await compressLog(row.entries)] : [BARE, bare];
  await inTransaction(prisma, async (tx) => {
    const marked = await tx.$executeRaw`/* mark_as_archived */
      UPDATE games g SET archived_at = clock_timestamp(), ${bytesWith(log)}
      WHERE ${isGame(id)} AND g.version = ${row.count}::int AND g.status IN ('finished', 'closed')
        AND g.archived_at IS NULL`;
    if (marked === 0) return;
    await tx.archivedLog.create({
      data: { ...gameColumns(id), format, engine, log: new Uint8Array(log), entriesBySeat: bySeat },
    });
    await tx.entry.deleteMany({ where: gameColumns(id) });
  });
}

/** What the rows of a game take up besides its log and its components. */
const ROW_BYTES = 1_000;

const bytesWith = (log: Uint8Array) => Prisma.sql`
  bytes = least(g.bytes, ${log.length}::int + coalesce(octet_length(g.components::text), 0) + ${ROW_BYTES}::int)`;

interface FullArchive {
  readonly id: string;
  /** Of which it is known that it does not make the events again. */
  readonly engine: string | null;
}

const fullArchives = (
  prisma: PrismaClient,
  after: string | null,
  limit: number,
): Promise<FullArchive[]> => prisma.$queryRaw`/* full_archives */
  SELECT a.game_id AS id, a.engine FROM archived_logs a
  WHERE a.format = 1 AND (a.bucket, a.game_id) > (${bucketAfter(after)}::smallint, ${after ?? FIRST_ID}::uuid)
  ORDER BY a.bucket, a.game_id LIMIT ${limit}::int`;

/** Those whose rules have an engine that was not tried on them. */
const archivesToStrip = (
  prisma: PrismaClient,
  page: readonly FullArchive[],
  engines: readonly KnownEngine[],
): Promise<Archived[]> => prisma.$queryRaw`/* archives_to_strip */
  SELECT g.id, g.rulebook, g.rules_version AS "rulesVersion", g.seed
  FROM unnest(${page.map(({ id }) => bucketOf(id))}::smallint[], ${page.map(({ id }) => id)}::uuid[],
    ${page.map(({ engine }) => engine)}::text[]) AS a (bucket, game_id, engine)
  JOIN games g ON g.bucket = a.bucket AND g.id = a.game_id
  JOIN unnest(${engines.map(({ rulebook }) => rulebook)}::text[],
    ${engines.map(({ rulesVersion }) => rulesVersion)}::text[],
    ${engines.map(({ engine }) => engine)}::text[]) AS known (rulebook, rules_version, engine)
    ON known.rulebook = g.rulebook AND known.rules_version = g.rules_version
  WHERE a.engine IS DISTINCT FROM known.engine
  ORDER BY g.bucket, g.id`;

async function stripArchive(prisma: PrismaClient, game: Archived, strip: Strip): Promise<void> {
  const row = await prisma.archivedLog.findUnique({
    where: { bucket_gameId: gameColumns(game.id) },
    select: { log: true },
  });
  if (row === null) return;
  const { log: full } = row;
  const packed = await decompressLog(full).catch(() => null);
  // `verify-store` reports it.
  if (packed === null) return;
  const stripped = await strippedAndPacked({ ...game, entries: packed.map(entryOf) }, strip);
  if (stripped === null) return;
  const { engine, log } = stripped;
  if (log === null)
    await prisma.$executeRaw`
      UPDATE archived_logs a SET engine = ${engine}::text WHERE ${ofGame('a', game.id)} AND a.format = ${FULL}::int`;
  else
    await inTransaction(prisma, async (tx) => {
      const stripped = await tx.$executeRaw`/* strip_archive */
        UPDATE archived_logs a SET format = ${BARE}::int, engine = ${engine}::text, log = ${log}::bytea
        WHERE ${ofGame('a', game.id)} AND a.format = ${FULL}::int AND a.log = ${full}::bytea`;
      if (stripped > 0)
        await tx.$executeRaw`/* count_archive */ UPDATE games g SET ${bytesWith(log)} WHERE ${isGame(game.id)}`;
    });
}

interface Packed {
  readonly engine: string;
  readonly log: Buffer | null;
}

async function strippedAndPacked(game: FinishedLog, strip: Strip | undefined): Promise<Packed | null> {
  const stripped = (await strip?.(game)) ?? null;
  if (stripped === null) return null;
  const { engine, log } = stripped;
  return { engine, log: log === null ? null : await packedSafely(log) };
}

/** What was proved is what is read later. */
async function packedSafely(log: BareLog): Promise<Buffer | null> {
  const packed = await packBareLog(log);
  return JSON.stringify(await unpackBareLog(packed)) === JSON.stringify(log) ? packed : null;
}
