import type { Outcome } from '../../engine/rulebook.js';
import {
  type Before,
  type Division,
  type Fold,
  type Folded,
  type Held,
  type Model,
  type Prediction,
  pools,
  type RatedGame,
} from '../../play/ports/ratings/ratings.js';
import { inTransaction } from '../accounts/account-locks.js';
import { Prisma, type PrismaClient } from '../generated/client.js';
import { participantsOf, type SeatRow, seatRows } from './participants.js';

interface Rating {
  readonly model: Model;
  readonly fold: Fold;
  readonly limit: number;
}

interface Progress extends Division {
  readonly generation: number;
  readonly applied: number;
  readonly numbered: number;
}

type Transaction = Prisma.TransactionClient;

/** Old rows that one transaction deletes. */
const CLEANED_AT_ONCE = 5_000;

/** Returns whether there is more to do. */
export const rateDivision = (
  prisma: PrismaClient,
  division: Division,
  { model, fold, limit }: Rating,
): Promise<boolean> =>
  inTransaction(prisma, async (tx) => {
    const progress = await begin(tx, division, model);
    if (progress === null) return false;
    const games = await nextGames(tx, progress, limit);
    const counted = games.filter(({ excluded }) => !excluded);
    await write(tx, progress, fold(await before(tx, progress, counted), counted));
    const applied = games.at(-1)?.number ?? progress.numbered;
    const isCurrent = applied === progress.numbered;
    await tx.$executeRaw`
      UPDATE rating_divisions SET applied = ${applied}::int, shown = CASE WHEN ${isCurrent} THEN generation ELSE shown END
      WHERE ${isDivision(division)}`;
    return isCurrent ? !(await clean(tx, progress)) : true;
  });

const isDivision = ({ rulebook, seats }: Division): Prisma.Sql =>
  Prisma.sql`rulebook = ${rulebook} AND seat_count = ${seats}::int`;

const isGeneration = (progress: Progress): Prisma.Sql =>
  Prisma.sql`${isDivision(progress)} AND generation = ${progress.generation}::int`;

/** Locks the division; null if another process holds it. Begins a new generation where all games must be rated again. */
async function begin(tx: Transaction, division: Division, model: Model): Promise<Progress | null> {
  const [found] = await tx.$queryRaw<
    (Pick<Progress, 'generation' | 'applied' | 'numbered'> & { again: boolean })[]
  >`
    SELECT generation, applied, numbered, stale OR model::text IS DISTINCT FROM ${JSON.stringify(model)} AS again
    FROM rating_divisions WHERE ${isDivision(division)} FOR UPDATE SKIP LOCKED`;
  if (found === undefined) return null;
  const { again, ...progress } = found;
  if (!again) return { ...division, ...progress };
  const [begun] = await tx.$queryRaw<{ generation: number }[]>`
    UPDATE rating_divisions SET generation = generation + 1, applied = 0, stale = false, model = ${JSON.stringify(model)}::json
    WHERE ${isDivision(division)} RETURNING generation`;
  return { ...division, ...progress, generation: begun?.generation ?? 0, applied: 0 };
}

type NumberedGame = RatedGame & { readonly excluded: boolean };

interface Row {
  readonly game: string;
  readonly number: number;
  readonly finishedAt: Date;
  readonly outcome: Outcome | null;
  readonly resigned: readonly number[] | null;
  readonly excluded: boolean;
  readonly seats: readonly SeatRow[];
}

async function nextGames(tx: Transaction, progress: Progress, limit: number): Promise<NumberedGame[]> {
  const rows = await tx.$queryRaw<Row[]>`/* games_to_rate */
    SELECT g.id::text AS game, g.rated_as AS number, g.finished_at AS "finishedAt", g.outcome, g.table_status->'resigned' AS resigned,
      EXISTS (SELECT FROM rating_exclusions e WHERE e.bucket = g.bucket AND e.game_id = g.id) AS excluded,
      ${seatRows} AS seats
    FROM games g
    WHERE g.rulebook = ${progress.rulebook} AND g.seat_count = ${progress.seats}::int AND g.rated_as > ${progress.applied}::int
    ORDER BY g.rated_as LIMIT ${limit}::int`;
  return rows.map(({ seats, outcome, resigned, ...row }) => ({
    ...row,
    participants: participantsOf(seats, resigned),
    ranks: seats.map(({ seat }) => outcome?.standings.find((one) => one.seat === seat)?.rank ?? 0),
  }));
}

async function before(tx: Transaction, progress: Progress, games: readonly RatedGame[]): Promise<Before> {
  const players = games.flatMap(({ participants }) =>
    participants.flatMap((one) => (one?.kind === 'player' ? [one.id] : [])),
  );
  const ratings = await tx.$queryRaw<Held[]>`
    SELECT pool, player_id::text AS player, mu, sigma, games FROM ratings
    WHERE ${isGeneration(progress)} AND pool = ANY (${[...pools]}::text[]) AND player_id = ANY (${[...new Set(players)]}::uuid[])`;
  const predictions = await tx.$queryRaw<Prediction[]>`
    SELECT pool, games, pairs, loss FROM rating_predictions WHERE ${isGeneration(progress)}`;
  return { ratings, predictions };
}

/** As JSON, in which numbers keep every bit. */
async function write(tx: Transaction, progress: Progress, folded: Folded): Promise<void> {
  if (folded.changes.length === 0) return;
  const { rulebook, seats, generation } = progress;
  const division = Prisma.sql`${rulebook}, ${seats}::int, ${generation}::int`;
  await tx.$executeRaw`
    INSERT INTO rating_changes (rulebook, seat_count, generation, pool, player_id, number, game_id, rank, mu, sigma, games, at)
    SELECT ${division}, c.pool, c.player, c.number, c.game, c.rank, c.mu, c.sigma, c.games, c.at
    FROM json_to_recordset(${JSON.stringify(folded.changes)}::json)
      c (pool text, player uuid, number int, game uuid, rank int, mu float8, sigma float8, games int, at timestamptz)`;
  const last = new Map(folded.changes.map(({ player, pool, at }) => [`${pool} ${player}`, at]));
  const ratings = folded.ratings.map((held) => ({ ...held, at: last.get(`${held.pool} ${held.player}`) }));
  await tx.$executeRaw`
    INSERT INTO ratings (rulebook, seat_count, generation, pool, player_id, mu, sigma, ordinal, games, at)
    SELECT ${division}, r.pool, r.player, r.mu, r.sigma, r.mu - 3 * r.sigma, r.games, r.at
    FROM json_to_recordset(${JSON.stringify(ratings)}::json)
      r (pool text, player uuid, mu float8, sigma float8, games int, at timestamptz)
    ON CONFLICT (rulebook, seat_count, generation, pool, player_id) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, ordinal = excluded.ordinal, games = excluded.games, at = excluded.at`;
  await tx.$executeRaw`
    INSERT INTO rating_predictions (rulebook, seat_count, generation, pool, games, pairs, loss)
    SELECT ${division}, p.pool, p.games, p.pairs, p.loss
    FROM json_to_recordset(${JSON.stringify(folded.predictions)}::json) p (pool text, games int, pairs int, loss float8)
    ON CONFLICT (rulebook, seat_count, generation, pool) DO UPDATE
    SET games = excluded.games, pairs = excluded.pairs, loss = excluded.loss`;
}

/** Deletes what is left of generations that nobody sees any more. Returns whether nothing is. */
async function clean(tx: Transaction, progress: Progress): Promise<boolean> {
  const isOld = Prisma.sql`${isDivision(progress)} AND generation < ${progress.generation}::int`;
  const deleted = await tx.$executeRaw`
    DELETE FROM rating_changes WHERE (player_id, rulebook, seat_count, generation, pool, number) IN (
      SELECT player_id, rulebook, seat_count, generation, pool, number FROM rating_changes
      WHERE ${isOld} LIMIT ${CLEANED_AT_ONCE}::int
    )`;
  if (deleted === CLEANED_AT_ONCE) return false;
  await tx.$executeRaw`DELETE FROM ratings WHERE ${isOld}`;
  await tx.$executeRaw`DELETE FROM rating_predictions WHERE ${isOld}`;
  await tx.$executeRaw`UPDATE rating_divisions SET cleaned = generation WHERE ${isDivision(progress)}`;
  return true;
}
