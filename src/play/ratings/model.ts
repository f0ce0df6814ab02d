import type { Model, Rating } from '../ports/ratings/ratings.js';

/** Change nothing here without a look at `docs/RATINGS.md`: with other parameters all games are rated again. */
export const model: Model = {
  name: 'weng-lin-bradley-terry-full',
  mu: 25,
  sigma: 25 / 3,
  beta: 25 / 6,
  tau: 25 / 300,
  kappa: 0.0001,
  levels: { basic: { mu: 25, sigma: 1 } },
};

export const newRating = { mu: model.mu, sigma: model.sigma } as const;

/** The scale on which two players are compared. */
const scaleOf = (one: Rating, other: Rating): number =>
  Math.sqrt(one.sigma * one.sigma + other.sigma * other.sigma + 2 * model.beta * model.beta);

/** The chance that one ranks before the other. */
export const chanceOf = (one: Rating, other: Rating): number =>
  1 / (1 + Math.exp((other.mu - one.mu) / scaleOf(one, other)));

/** What a pair of ranks is worth to the first. */
export const scoreOf = (rank: number, other: number): number => (rank < other ? 1 : rank > other ? 0 : 0.5);

/** Between two games a player may have become better or worse. */
const afterAWhile = ({ mu, sigma }: Rating): Rating => ({
  mu,
  sigma: Math.sqrt(sigma * sigma + model.tau * model.tau),
});

/**
 * The ratings after a game, by the update of Weng and Lin for the Bradley-Terry model with full pairs, as the package
 * openskill computes it. The order of the operations is part of the result, to the last bit.
 */
export function rated(before: readonly Rating[], ranks: readonly number[]): Rating[] {
  const ratings = before.map(afterAWhile);
  return ratings.map((own, seat) => {
    const variance = own.sigma * own.sigma;
    let omega = 0;
    let delta = 0;
    ratings.forEach((other, opponent) => {
      if (opponent === seat) return;
      const scale = scaleOf(own, other);
      const chance = chanceOf(own, other);
      const eta = variance / scale;
      const gamma = Math.sqrt(variance) / scale;
      omega += eta * (scoreOf(ranks[seat] ?? 0, ranks[opponent] ?? 0) - chance);
      delta += ((gamma * eta) / scale) * chance * (1 - chance);
    });
    return { mu: own.mu + omega, sigma: own.sigma * Math.sqrt(Math.max(1 - delta, model.kappa)) };
  });
}
