import { isId } from '../../kernel/ids.js';
import type { Division, Model, Ratings } from '../../play/ports/ratings/ratings.js';
import type { PrismaClient } from '../generated/client.js';
import { bucketIn, isGame } from '../sql/bucket.js';
import { numberGames } from './number-games.js';
import { rateDivision } from './rate-division.js';
import { readRatings } from './read-ratings.js';

export function openRatings(prisma: PrismaClient): Ratings {
  return {
    number: (limit) => numberGames(prisma, limit),
    toRate: (model) => divisionsToRate(prisma, model),
    rate: (division, model, fold, limit) => rateDivision(prisma, division, { model, fold, limit }),
    exclude: async (game, at) => isId(game) && excludeGame(prisma, game, at),
    ...readRatings(prisma),
  };
}

const divisionsToRate = (prisma: PrismaClient, model: Model): Promise<Division[]> => prisma.$queryRaw`
  SELECT rulebook, seat_count AS seats FROM rating_divisions
  WHERE applied < numbered OR stale OR cleaned < shown OR model::text IS DISTINCT FROM ${JSON.stringify(model)}
  ORDER BY rulebook, seat_count`;

/** In one transaction with the mark that has everything rated again. */
async function excludeGame(prisma: PrismaClient, game: string, at: Date): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<Division[]>`/* rated_game */
      SELECT g.rulebook, g.seat_count AS seats FROM games g
      WHERE ${isGame(game)} AND g.rated AND g.status = 'finished' FOR KEY SHARE`;
    if (found === undefined) return false;
    await tx.$executeRaw`
      INSERT INTO rating_exclusions (bucket, game_id, at) VALUES (${bucketIn(game)}, ${game}::uuid, ${at}::timestamptz)
      ON CONFLICT DO NOTHING`;
    await tx.$executeRaw`
      UPDATE rating_divisions SET stale = true WHERE rulebook = ${found.rulebook} AND seat_count = ${found.seats}::int`;
    return true;
  });
}
