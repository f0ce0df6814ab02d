import type { TestDatabase } from './database.js';

interface Copies {
  readonly count: number;
  readonly language?: 'de' | 'en' | null;
  readonly options?: object;
  /** Makes new creators, with so many games each; without it, the creator of the game has them all. */
  readonly perCreator?: number;
  /** Whether nobody holds a seat of the copies. */
  readonly isLeft?: boolean;
}

/** Puts copies of a game into the store, each newer than the last and all newer than the game itself. */
export async function copyGame(db: TestDatabase, id: string, copies: Copies): Promise<void> {
  const { count, perCreator = null, isLeft = false, ...changed } = copies;
  await db.query(
    `WITH made AS (
       INSERT INTO players (id, name, created_at)
       SELECT gen_random_uuid(), 'Many', now() FROM generate_series(1, $2::int / coalesce($3::int, $2::int)) RETURNING id
     ), creators AS (SELECT id, row_number() OVER () - 1 AS nth FROM made),
     copies AS (
       SELECT ('7' || substr(g.id::text, 2, 22) || '-' || lpad(to_hex(n), 12, '0'))::uuid AS id,
         CASE WHEN $3::int IS NULL THEN g.creator_id ELSE c.id END AS creator
       FROM games g CROSS JOIN generate_series(1, $2::int) AS n
       LEFT JOIN creators c ON c.nth = (n - 1) / coalesce($3::int, $2::int) WHERE g.id = $1::uuid
     )
     INSERT INTO games SELECT copy.* FROM copies, games g, jsonb_populate_record(g, jsonb_build_object(
       'bucket', bucket_of(copies.id), 'id', copies.id, 'creator_id', copies.creator
     ) || $4::jsonb) AS copy WHERE g.id = $1::uuid`,
    [id, count, perCreator, JSON.stringify(changed)],
  );
  await db.query(
    `INSERT INTO seats (game_id, seat, player_id, bot)
     SELECT g.id, s.seat, CASE WHEN $2::bool OR s.player_id IS NULL THEN NULL ELSE g.creator_id END, s.bot
     FROM games g, seats s WHERE s.game_id = $1::uuid
       AND NOT EXISTS (SELECT FROM seats own WHERE own.game_id = g.id)`,
    [id, isLeft],
  );
}
