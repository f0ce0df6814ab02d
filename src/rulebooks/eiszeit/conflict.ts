import type { BySeat } from '../../engine/rulebook.js';

/**
 * What each seat loses where more hunters stand than the limit allows. The seats with the fewest lose one each,
 * then those with the next fewest and so on, over and over in this order, until the limit is reached or
 * undercut. Hunters with clubs count, but stay.
 */
export function losses(counts: BySeat<number>, clubbed: BySeat<number>, limit: number): number[] {
  const lost = counts.map(() => 0);
  let total = 0;
  let most = 0;
  for (const count of counts) {
    total += count;
    if (count > most) most = count;
  }
  let before = Number.POSITIVE_INFINITY;
  while (total > limit && total < before) {
    before = total;
    for (let rank = 1; rank <= most && total > limit; rank += 1) {
      for (let seat = 0; seat < counts.length; seat += 1) {
        if (counts[seat] !== rank || rank - (lost[seat] ?? 0) <= (clubbed[seat] ?? 0)) continue;
        lost[seat] = (lost[seat] ?? 0) + 1;
        total -= 1;
      }
    }
  }
  return lost;
}
