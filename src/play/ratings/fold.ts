import {
  type Before,
  type Change,
  type Folded,
  type Held,
  type Participant,
  type Pool,
  type Prediction,
  pools,
  type RatedGame,
  type Rating,
} from '../ports/ratings/ratings.js';
import { chanceOf, model, newRating, rated, scoreOf } from './model.js';

const isIn: Readonly<Record<Pool, (one: NonNullable<Participant>) => boolean>> = {
  people: (one) => one.kind === 'player' && !one.bot,
  bots: (one) => one.kind === 'level' || one.bot,
  all: () => true,
};

/** The ratings after these games, which are in their order, from the ratings before them. */
export function fold(before: Before, games: readonly RatedGame[]): Folded {
  const ratings = new Map(before.ratings.map((held) => [keyOf(held), held]));
  const predictions = new Map(before.predictions.map((one) => [one.pool, one]));
  const changed = new Map<string, Held>();
  const changes: Change[] = [];
  for (const game of games)
    for (const pool of pools) {
      const table = tableOf(game, pool, ratings);
      if (table === null) continue;
      predictions.set(pool, withGame(predictions.get(pool) ?? unknown(pool), table));
      const after = rated(
        table.map(({ rating }) => rating),
        table.map(({ rank }) => rank),
      );
      table.forEach(({ held, rank }, nth) => {
        const rating = after[nth];
        if (held === null || rating === undefined) return;
        const next: Held = { ...held, ...rating, games: held.games + 1 };
        ratings.set(keyOf(next), next);
        changed.set(keyOf(next), next);
        changes.push({ ...next, game: game.game, number: game.number, rank, at: game.finishedAt });
      });
    }
  return { ratings: [...changed.values()], changes, predictions: [...predictions.values()] };
}

/** Somebody at a table of one pool; `held` is null for a built-in level, whose rating is fixed. */
interface Seated {
  readonly rating: Rating;
  readonly held: Held | null;
  readonly rank: number;
}

/** Those who are compared in a pool; null if there is nothing to learn. */
function tableOf(
  { participants, ranks }: RatedGame,
  pool: Pool,
  ratings: ReadonlyMap<string, Held>,
): Seated[] | null {
  const table = participants.flatMap((one, seat): Seated[] => {
    const rank = ranks[seat];
    if (one === null || rank === undefined || !isIn[pool](one)) return [];
    if (one.kind === 'level') return [{ rating: model.levels[one.level], held: null, rank }];
    const player = { pool, player: one.id };
    const held = ratings.get(keyOf(player)) ?? { ...player, ...newRating, games: 0 };
    return [{ rating: held, held, rank }];
  });
  return table.length > 1 && table.some(({ held }) => held !== null) ? table : null;
}

const keyOf = ({ pool, player }: Pick<Held, 'pool' | 'player'>): string => `${pool} ${player}`;

const unknown = (pool: Pool): Prediction => ({ pool, games: 0, pairs: 0, loss: 0 });

/** Pairs of built-in levels say nothing about ratings. */
function withGame({ pool, games, pairs, loss }: Prediction, table: readonly Seated[]): Prediction {
  const losses = table.flatMap((one, nth) =>
    table
      .slice(nth + 1)
      .flatMap((other) => (one.held === null && other.held === null ? [] : lossOf(one, other))),
  );
  return {
    pool,
    games: games + 1,
    pairs: pairs + losses.length,
    loss: losses.reduce((sum, each) => sum + each, loss),
  };
}

function lossOf(one: Seated, other: Seated): number {
  const chance = chanceOf(one.rating, other.rating);
  const score = scoreOf(one.rank, other.rank);
  return -(score * Math.log(chance) + (1 - score) * Math.log(1 - chance));
}
