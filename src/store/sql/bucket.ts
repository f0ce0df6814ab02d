import { Prisma } from '../generated/client.js';

/**
 * The first part of the key of every row of a game, by which a distributed Postgres shards: the last byte of the game's
 * id, which is random. In SQL, `bucket_of` computes the same.
 */
export const bucketOf = (gameId: string): number => Number.parseInt(gameId.slice(-2), 16);

export const bucketIn = (gameId: string): Prisma.Sql => Prisma.sql`${bucketOf(gameId)}::smallint`;

/** Comes before every id of a game. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Comes after every id of a game, as its bucket does. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** For pages in the order of bucket and id: the bucket of the last game of the page before. */
export const bucketAfter = (gameId: string | null): number => bucketOf(gameId ?? FIRST_ID);

/** The condition for the row of `games` that a query names `g`. */
export const isGame = (id: string): Prisma.Sql =>
  Prisma.sql`g.bucket = ${bucketOf(id)}::smallint AND g.id = ${id}::uuid`;

/** The condition for the rows of a game in another table, which a query names so. */
export const ofGame = (table: string, id: string): Prisma.Sql =>
  Prisma.sql`${Prisma.raw(table)}.bucket = ${bucketOf(id)}::smallint AND ${Prisma.raw(table)}.game_id = ${id}::uuid`;

/** The key of a row of `games`, for Prisma's client. */
export const gameKey = (id: string) => ({ bucket: bucketOf(id), id });

/** The first columns of a row of another table. */
export const gameColumns = (gameId: string) => ({ bucket: bucketOf(gameId), gameId });
