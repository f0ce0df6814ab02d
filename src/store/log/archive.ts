import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { SealedEntry } from '../../engine/fairness.js';
import type { Log } from '../../play/ports/log.js';
import type { PrismaClient } from '../generated/client.js';
import { packedEntries } from '../sql/packed-entries.js';
import { entryOf, type PackedEntry } from '../sql/rows.js';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Format 1: the packed entries as a JSON array, compressed with Zstandard. */
const FORMAT = 1;

const OPTIONS = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };

const compressLog = (entries: string): Promise<Buffer> => compress(`[${entries}]`, OPTIONS);

async function decompressLog(log: Uint8Array): Promise<PackedEntry[]> {
  return JSON.parse((await decompress(log)).toString()) as PackedEntry[];
}

/** A log as read from the database: its entries, or all of them compressed. */
export interface ReadLog {
  readonly entries: string | null;
  readonly archived: Uint8Array | null;
}

export async function entriesOf(
  { entries, archived }: ReadLog,
  after: number,
  upTo = Number.POSITIVE_INFINITY,
): Promise<SealedEntry[]> {
  if (archived === null) return (JSON.parse(`[${entries ?? ''}]`) as PackedEntry[]).map(entryOf);
  const packed = await decompressLog(archived);
  return packed.filter(([version]) => version > after && version <= upTo).map(entryOf);
}

/** One statement replaces the log of a game, so a killed process loses nothing. */
export function openArchive(prisma: PrismaClient): Pick<Log, 'archive'> {
  return {
    async archive(finishedBefore, limit) {
      const rows = await prisma.$queryRaw<{ id: string }[]>`
        SELECT id FROM games
        WHERE finished_at < ${finishedBefore}::timestamptz AND archived_at IS NULL AND version > 0
        ORDER BY finished_at LIMIT ${limit}::int`;
      for (const { id } of rows) await archiveGame(prisma, id);
      return rows.length;
    },
  };
}

/** A finished game gets no further entries, so they can be read and compressed before the statement that swaps them. */
async function archiveGame(prisma: PrismaClient, id: string): Promise<void> {
  const [row] = await prisma.$queryRaw<{ entries: string | null; count: number; seats: number }[]>`
    SELECT ${packedEntries} AS entries, count(*)::int AS count,
      (SELECT seat_count FROM games WHERE id = ${id}::uuid) AS seats
    FROM entries e WHERE e.game_id = ${id}::uuid`;
  if (row === undefined || row.entries === null) return;
  const packed = JSON.parse(`[${row.entries}]`) as PackedEntry[];
  const bySeat = Array.from(
    { length: row.seats },
    (_, seat) => packed.filter((entry) => entry[1] === seat).length,
  );
  const log = await compressLog(row.entries);
  await prisma.$executeRaw`
    WITH game AS MATERIALIZED (
      SELECT id FROM games
      WHERE id = ${id}::uuid AND version = ${row.count}::int AND status IN ('finished', 'closed') AND archived_at IS NULL
      FOR UPDATE
    ), saved AS (
      INSERT INTO archived_logs (game_id, format, log, entries_by_seat)
      SELECT id, ${FORMAT}::int, ${log}::bytea, ${bySeat}::int[] FROM game
    ), removed AS (
      DELETE FROM entries e USING game WHERE e.game_id = game.id
    )
    UPDATE games g SET archived_at = clock_timestamp() FROM game WHERE g.id = game.id`;
}
