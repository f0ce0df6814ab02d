import type { BySeat } from '../../engine/rulebook.js';

/**
 * What each seat loses where more hunters stand than the limit allows. The seats with the fewest lose one each,
 * then those with the next fewest and so on, over and over in this order, until the limit is reached or
 * undercut. Hunters with clubs count, but stay.
 */
export function losses(counts: BySeat<number>, clubbed: BySeat<number>, limit: number): number[] {
  const lost = counts.map(() => 0);
  const ranks = [...new Set(counts)].filter((count) => count > 0).sort((a, b) => a - b);
  let total = counts.reduce((sum, count) => sum + count, 0);
  let before = Number.POSITIVE_INFINITY;
  while (total > limit && total < before) {
    before = total;
    for (const rank of ranks) {
      if (total <= limit) break;
      for (const [seat, count] of counts.entries()) {
        if (count !== rank || count - (lost[seat] ?? 0) <= (clubbed[seat] ?? 0)) continue;
        lost[seat] = (lost[seat] ?? 0) + 1;
        total -= 1;
      }
    }
  }
  return lost;
}
