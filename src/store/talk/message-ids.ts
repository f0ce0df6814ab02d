import { Prisma } from '../generated/client.js';

/*
 * Messages are ordered by UUIDs of version 7. Their milliseconds are allotted under the lock of the talk's row, so a
 * new message never sorts before one that was already read, whichever process writes it and whatever its clock says.
 * The ids contain no counter, so two ids do not reveal how many messages lie between them.
 */

/** The next time of a talk, for `ON CONFLICT (bucket, game_id) DO UPDATE` or an update of `talks t`. */
export const nextAt = (last: Prisma.Sql, now: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`greatest(${last} + interval '1 millisecond', ${now})`;

/** Replaces the time in an id. */
export const idAtTime = (at: Prisma.Sql, id: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(lpad(to_hex((date_part('epoch', ${at}) * 1000)::bigint), 12, '0')
    || substr(replace(${id}::text, '-', ''), 13))::uuid`;

export const timestamp = (at: Date): Prisma.Sql => Prisma.sql`${at.toISOString()}::timestamptz`;
