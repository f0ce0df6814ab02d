import { historyOf } from './history.js';
import type { Contestant, PlayedTable, Round } from './types.js';

/** Everybody meets everybody once: one stays, the others go around the table. Null when all rounds were played. */
export function circleRound(contestants: readonly Contestant[], round: number): Round | null {
  const places: (Contestant | null)[] = [...contestants];
  if (places.length % 2 === 1) places.push(null);
  if (round > places.length - 1 || contestants.filter(({ plays }) => plays).length < 2) return null;
  const [first = null, ...others] = places;
  const turned = [first, ...others.slice(round - 1), ...others.slice(0, round - 1)];
  const tables: string[][] = [];
  const byes: string[] = [];
  for (let nth = 0; nth < turned.length / 2; nth += 1) {
    const pair = [turned[nth], turned[turned.length - 1 - nth]].flatMap((one) =>
      one?.plays ? [one.id] : [],
    );
    if (pair.length === 2) tables.push(pair);
    else byes.push(...pair);
  }
  return { tables, byes };
}

export function hasEverybodyMet(playing: readonly string[], played: readonly PlayedTable[]): boolean {
  const history = historyOf(played);
  return playing.every((one, nth) => playing.slice(nth + 1).every((other) => history.met(one, other) > 0));
}
