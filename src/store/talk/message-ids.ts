import { Prisma } from '../generated/client.js';

/*
 * Messages are ordered by UUIDs of version 7 whose milliseconds are given out under the lock of the talk's row: what
 * was read is never followed by something that sorts before it, whichever process wrote it and whatever its clock
 * says. There is no counting in them, so nobody can tell from two ids how many messages lie between.
 */

/** The next time of a talk, to stand in `ON CONFLICT (game_id) DO UPDATE` or in an update of `talks t`. */
export const nextAt = (last: Prisma.Sql, now: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`greatest(${last} + interval '1 millisecond', ${now})`;

/** An id with another time in it. */
export const idAtTime = (at: Prisma.Sql, id: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(lpad(to_hex((date_part('epoch', ${at}) * 1000)::bigint), 12, '0')
    || substr(replace(${id}::text, '-', ''), 13))::uuid`;

export const timestamp = (at: Date): Prisma.Sql => Prisma.sql`${at.toISOString()}::timestamptz`;
