import { type ClockFilter, type GameFilter, SLOW_FROM } from '../../play/ports/games.js';
import { Prisma } from '../generated/client.js';

/** How many of the newest games are scanned for conditions that no index covers. */
export const MAX_SCANNED = 1_000;

const seconds = Prisma.sql`(g.clock->>'seconds')::int`;
const byClock: Readonly<Record<ClockFilter, Prisma.Sql>> = {
  none: Prisma.sql`g.clock IS NULL`,
  prompt: Prisma.sql`g.clock->>'kind' = 'prompt'`,
  bank: Prisma.sql`g.clock->>'kind' = 'bank'`,
  fast: Prisma.sql`${seconds} < ${SLOW_FROM}::int`,
  slow: Prisma.sql`${seconds} >= ${SLOW_FROM}::int`,
};

const isFree = Prisma.sql`EXISTS (
  SELECT FROM seats s WHERE s.game_id = g.id AND s.player_id IS NULL AND NOT s.bot
)`;

const conditions = ({ status, rulebook }: GameFilter): Prisma.Sql =>
  Prisma.join(
    [
      status === undefined ? Prisma.empty : Prisma.sql`AND g.status = ${status}`,
      rulebook === undefined ? Prisma.empty : Prisma.sql`AND g.rulebook = ${rulebook}`,
    ],
    ' ',
  );

const furtherConditions = ({ seats, open, clock, language }: GameFilter): Prisma.Sql[] => [
  ...(seats === undefined ? [] : [Prisma.sql`g.seat_count = ${seats}::int`]),
  ...(language === undefined ? [] : [Prisma.sql`g.language = ${language}`]),
  ...(clock === undefined ? [] : [byClock[clock]]),
  ...(open === undefined ? [] : [open ? isFree : Prisma.sql`NOT ${isFree}`]),
];

const older = (id: Prisma.Sql, { before }: GameFilter): Prisma.Sql =>
  before === undefined ? Prisma.empty : Prisma.sql`AND ${id} < ${before}::uuid`;

const publicGames = (filter: GameFilter): Prisma.Sql =>
  Prisma.sql`FROM games g WHERE g.visibility = 'public' ${conditions(filter)} ${older(Prisma.sql`g.id`, filter)}
    ORDER BY g.id DESC`;

/** The query of a list without its select list. An index gives the order of each variant. */
export function listed(filter: GameFilter): Prisma.Sql {
  const { playerId, limit } = filter;
  const further = furtherConditions(filter);
  if (playerId !== undefined) {
    const all = Prisma.join([conditions(filter), ...further], ' AND ');
    // OFFSET 0 keeps the planner from reading all games in the order of their ids.
    return Prisma.sql`FROM (
      SELECT DISTINCT game_id FROM seats WHERE player_id = ${playerId}::uuid
        ${older(Prisma.sql`game_id`, filter)}
      ORDER BY game_id DESC
    ) mine CROSS JOIN LATERAL (SELECT * FROM games g WHERE g.id = mine.game_id ${all} OFFSET 0) g
    ORDER BY mine.game_id DESC LIMIT ${limit}::int`;
  }
  if (further.length === 0) return Prisma.sql`${publicGames(filter)} LIMIT ${limit}::int`;
  return Prisma.sql`FROM (SELECT g.* ${publicGames(filter)} LIMIT ${MAX_SCANNED}::int) g
    WHERE ${Prisma.join(further, ' AND ')} ORDER BY g.id DESC LIMIT ${limit}::int`;
}

/** Selects the id down to which such a list has scanned, if there are more games after it. */
export const lastScanned = (filter: GameFilter): Prisma.Sql | null =>
  filter.playerId === undefined && furtherConditions(filter).length > 0
    ? Prisma.sql`SELECT g.id::text AS id ${publicGames(filter)} OFFSET ${MAX_SCANNED - 1}::int LIMIT 1`
    : null;
