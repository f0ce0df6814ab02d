import { zeros } from '../../../engine/lists.js';
import type { Animal } from '../components/schema.js';
import { fromTable } from './stones.js';

/** One set of every kind; jokers join those sets where they bring the most, and are no set by themselves. */
export function animalPoints(animals: readonly Animal[], alive: readonly number[]): number {
  const jokers = animals.reduce((sum, { joker }, index) => sum + (joker ? (alive[index] ?? 0) : 0), 0);
  // The best total for every number of jokers, kind by kind.
  let best = zeros(jokers + 1);
  for (const [index, { joker, set }] of animals.entries()) {
    const own = alive[index] ?? 0;
    if (joker || own === 0) continue;
    best = best.map((_, used) => {
      let most = 0;
      for (let here = 0; here <= used; here += 1) {
        most = Math.max(most, (best[used - here] ?? 0) + fromTable(set, own + here));
      }
      return most;
    });
  }
  return best[jokers] ?? 0;
}
