import type { Rng } from './rng.js';

const FINE = 2 ** 30;

export const fraction = (rng: Rng): number => rng.int(FINE) / FINE;

/** The place of one of these, the likelier the greater its weight; -1 if none has any. */
export function weighted(weights: readonly number[], rng: Rng): number {
  let left = fraction(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    left -= weight;
    return weight > 0 && left < 0;
  });
  return found < 0 ? weights.findLastIndex((weight) => weight > 0) : found;
}

/**
 * So many places of these in their order, each about as often as its weight says and none without weight; none at all if
 * there is no weight. One lot decides all of them, so that an item of average weight is there once.
 */
export function resampled(weights: readonly number[], count: number, rng: Rng): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return [];
  const places: number[] = [];
  let mark = fraction(rng) * (total / count);
  let sum = 0;
  for (const [place, weight] of weights.entries()) {
    sum += weight;
    for (; weight > 0 && places.length < count && mark < sum; mark += total / count) places.push(place);
  }
  // Sums of fractions may fall short of the last mark.
  const last = weights.findLastIndex((weight) => weight > 0);
  while (places.length < count) places.push(last);
  return places;
}
