import type { History } from './history.js';
import { maximumMatching } from './matching.js';

/**
 * Pairs players who stand close to each other. Nobody meets somebody again as long as that can be avoided: where it cannot,
 * as few times as possible. `players` are in the order of their standing, and of an even number.
 */
export function pairsOf(players: readonly string[], history: History): [string, string][] {
  const met = players.map((one) => players.map((other) => history.met(one, other)));
  const timesOf = (one: number, other: number): number => met[one]?.[other] ?? 0;
  let most = 0;
  const isFree = Array<boolean>(players.length).fill(true);
  const mayPlay = (one: number, other: number): boolean =>
    isFree[one] === true && isFree[other] === true && timesOf(one, other) <= most;
  let whole = maximumMatching(players.length, mayPlay);
  while (whole.includes(-1)) {
    most += 1;
    whole = maximumMatching(players.length, mayPlay);
  }
  const pairs: [string, string][] = [];
  for (const one of players.keys()) {
    if (!isFree[one]) continue;
    const other = closest(one);
    pairs.push([players[one] as string, players[other] as string]);
  }
  return pairs;

  /** The nearest one without whom the others can still be paired. */
  function closest(one: number): number {
    const candidates = [...players.keys()]
      .filter((other) => other > one && mayPlay(one, other))
      .sort((a, b) => timesOf(one, a) - timesOf(one, b) || a - b);
    for (const other of candidates) {
      const left = [...whole];
      const widows = [left[one] as number, left[other] as number];
      for (const alone of [one, other, ...widows]) left[alone] = -1;
      isFree[one] = false;
      isFree[other] = false;
      const rest = whole[one] === other ? left : maximumMatching(players.length, mayPlay, left);
      if (rest.every((partner, nth) => partner !== -1 || !isFree[nth])) {
        whole = rest;
        return other;
      }
      isFree[one] = true;
      isFree[other] = true;
    }
    throw new Error('players that could be paired cannot be');
  }
}
