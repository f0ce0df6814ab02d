import type { Message, Reading } from '../../play/ports/talk.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { areApart } from '../people/apart.js';
import { ofGame } from '../sql/bucket.js';

type PackedMessage = Omit<Message, 'at'> & { readonly at: number };

/**
 * The messages of a game that a reader may read and has not muted.
 *
 * Raw SQL: every follower of a talk runs this for every message, and Prisma's client would need three statements to
 * leave out muted authors.
 */
export async function selectMessages(prisma: PrismaClient, reading: Reading): Promise<Message[]> {
  const rows = await prisma.$queryRaw<{ message: string }[]>`
    SELECT json_build_object(
      'id', m.id, 'changed', m.changed, 'at', (date_part('epoch', m.at) * 1000)::bigint,
      'author', json_build_object('id', p.id, 'name', p.name), 'seat', m.seat, 'to', m.to_seats, 'text', m.text
    )::text AS message ${readable(reading)}`;
  return rows.map(({ message }) => {
    const packed = JSON.parse(message) as PackedMessage;
    return { ...packed, at: new Date(packed.at) };
  });
}

/** The query without its select list. Both orders have an index. */
export function readable({ gameId, readerId, from, limit }: Reading): Prisma.Sql {
  const [place, order] = rangeOf(from);
  return Prisma.sql`FROM messages m JOIN players p ON p.id = m.author_id
    WHERE ${ofGame('m', gameId)} ${place}
      AND (m.readers IS NULL OR ${readerId}::uuid = ANY (m.readers))
      AND NOT EXISTS (SELECT FROM mutes WHERE player_id = ${readerId}::uuid AND muted_id = m.author_id)
      AND NOT ${areApart(Prisma.sql`${readerId}::uuid`, Prisma.sql`m.author_id`)}
    ORDER BY ${order} LIMIT ${limit}::int`;
}

function rangeOf(from: Reading['from']): [place: Prisma.Sql, order: Prisma.Sql] {
  if ('after' in from) return [placed(Prisma.sql`m.changed >`, from.after), Prisma.sql`m.changed`];
  if ('before' in from) return [placed(Prisma.sql`m.id <`, from.before), Prisma.sql`m.id DESC`];
  return [placed(Prisma.sql`m.id =`, from.only), Prisma.sql`m.id`];
}

const placed = (than: Prisma.Sql, cursor: string | null): Prisma.Sql =>
  cursor === null ? Prisma.empty : Prisma.sql`AND ${than} ${cursor}::uuid`;
