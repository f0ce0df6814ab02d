import { statuses } from '../../play/ports/game-record.js';
import { type ClockFilter, type GameFilter, MAX_PER_CREATOR, SLOW_FROM } from '../../play/ports/games.js';
import { Prisma } from '../generated/client.js';

/** How many of the newest games are scanned for conditions that no index covers. */
export const MAX_SCANNED = 1_000;
/** How many games are walked over to find these, since one creator may have made many in a row. */
export const MAX_WALKED = 5_000;

const seconds = Prisma.sql`(g.clock->>'seconds')::int`;
const byClock: Readonly<Record<ClockFilter, Prisma.Sql>> = {
  none: Prisma.sql`g.clock IS NULL`,
  turn: Prisma.sql`g.clock->>'kind' = 'turn'`,
  prompt: Prisma.sql`g.clock->>'kind' = 'prompt'`,
  bank: Prisma.sql`g.clock->>'kind' = 'bank'`,
  fast: Prisma.sql`${seconds} < ${SLOW_FROM}::int`,
  slow: Prisma.sql`${seconds} >= ${SLOW_FROM}::int`,
};

const isFree = Prisma.sql`EXISTS (
  SELECT FROM seats s WHERE s.bucket = g.bucket AND s.game_id = g.id AND s.player_id IS NULL AND NOT s.bot
)`;

const conditions = ({ status, visibility, rulebook, creator }: GameFilter): Prisma.Sql =>
  Prisma.join(
    [
      status === undefined ? Prisma.empty : Prisma.sql`AND g.status = ${status}`,
      visibility === undefined ? Prisma.empty : Prisma.sql`AND g.visibility = ${visibility}`,
      rulebook === undefined ? Prisma.empty : Prisma.sql`AND g.rulebook = ${rulebook}`,
      creator === undefined ? Prisma.empty : Prisma.sql`AND g.creator_id = ${creator}::uuid`,
    ],
    ' ',
  );

const furtherConditions = ({ seats, open, clock, rated, language }: GameFilter): Prisma.Sql[] => [
  ...(seats === undefined ? [] : [Prisma.sql`g.seat_count = ${seats}::int`]),
  ...(language === undefined ? [] : [Prisma.sql`g.language = ${language}`]),
  ...(clock === undefined ? [] : [byClock[clock]]),
  ...(rated === undefined ? [] : [Prisma.sql`g.rated = ${rated}`]),
  ...(open === undefined ? [] : [open ? isFree : Prisma.sql`NOT ${isFree}`]),
];

const older = (id: Prisma.Sql, { before }: GameFilter): Prisma.Sql =>
  before === undefined ? Prisma.empty : Prisma.sql`AND ${id} < ${before}::uuid`;

/**
 * Whether fewer than `MAX_PER_CREATOR` public games of the same creator and status are newer: a few steps on in the index
 * there is another creator or status. Written as one comparison of rows, so that only that index has the order, and
 * Postgres never searches for the games of a creator in another.
 */
export const isAmongNewest = Prisma.sql`NOT coalesce((
  SELECT n.creator_id = g.creator_id AND n.visibility = 'public' AND n.status = g.status FROM games n
  WHERE (n.creator_id, n.visibility, n.status, n.id) > (g.creator_id, 'public', g.status, g.id)
  ORDER BY n.creator_id, n.visibility, n.status, n.id OFFSET ${MAX_PER_CREATOR - 1}::int LIMIT 1
), false)`;

const newestOfEach = (filter: GameFilter): Prisma.Sql => Prisma.sql`FROM (
    SELECT * FROM games g WHERE g.visibility = 'public' ${conditions(filter)} ${older(Prisma.sql`g.id`, filter)}
    ORDER BY g.id DESC LIMIT ${MAX_WALKED}::int
  ) g WHERE ${isAmongNewest} ORDER BY g.id DESC`;

/** The index has the games of a creator by status. */
const gamesOf = ({ creator, ...filter }: GameFilter): Prisma.Sql => Prisma.sql`FROM (
    SELECT of_status.* FROM unnest(${filter.status === undefined ? [...statuses] : [filter.status]}::text[]) AS s (status)
    CROSS JOIN LATERAL (
      SELECT * FROM games g WHERE g.creator_id = ${creator}::uuid AND g.visibility = 'public' AND g.status = s.status
        ${older(Prisma.sql`g.id`, filter)}
      ORDER BY g.id DESC LIMIT ${MAX_SCANNED}::int
    ) of_status
  ) g ORDER BY g.id DESC`;

/** The query of a list without its select list. */
export function listed(filter: GameFilter): Prisma.Sql {
  const { playerId, creator, rulebook, limit } = filter;
  const further = furtherConditions(filter);
  if (playerId !== undefined) {
    const all = Prisma.join([conditions(filter), ...further], ' AND ');
    // OFFSET 0 keeps the planner from reading all games in the order of their ids.
    return Prisma.sql`FROM (
      SELECT DISTINCT game_id FROM seats WHERE player_id = ${playerId}::uuid
        ${older(Prisma.sql`game_id`, filter)}
      ORDER BY game_id DESC
    ) mine CROSS JOIN LATERAL (SELECT * FROM games g WHERE g.bucket = bucket_of(mine.game_id) AND g.id = mine.game_id ${all} OFFSET 0) g
    ORDER BY mine.game_id DESC LIMIT ${limit}::int`;
  }
  if (creator !== undefined && rulebook !== undefined) further.push(Prisma.sql`g.rulebook = ${rulebook}`);
  const games = creator === undefined ? newestOfEach(filter) : gamesOf(filter);
  if (further.length === 0) return Prisma.sql`${games} LIMIT ${limit}::int`;
  return Prisma.sql`FROM (SELECT g.* ${games} LIMIT ${MAX_SCANNED}::int) g
    WHERE ${Prisma.join(further, ' AND ')} ORDER BY g.id DESC LIMIT ${limit}::int`;
}

/** An expression: the id down to which a public list has scanned, if it stopped before the last game. */
export function lastScanned(filter: GameFilter): Prisma.Sql {
  if (filter.creator !== undefined)
    return Prisma.sql`(SELECT g.id ${gamesOf(filter)} OFFSET ${MAX_SCANNED - 1}::int LIMIT 1)`;
  return Prisma.sql`coalesce(
    (SELECT g.id ${newestOfEach(filter)} OFFSET ${MAX_SCANNED - 1}::int LIMIT 1),
    (SELECT g.id FROM games g
      WHERE g.visibility = 'public' ${conditions(filter)} ${older(Prisma.sql`g.id`, filter)}
      ORDER BY g.id DESC OFFSET ${MAX_WALKED - 1}::int LIMIT 1)
  )`;
}
