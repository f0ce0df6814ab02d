import { type Herd, herdsIn, landing } from './beasts.js';
import { odds } from './odds.js';
import type { Table } from './table.js';
import { hunt } from './worth.js';

/** The harm of others is worth less than the own good, unless they are about to win. */
const SPITE = 0.5;
const URGENT = 3;

/** What it is worth to the tribe that a herd comes to a hex. */
export function harm(table: Table, hex: number, herd: Herd): number {
  const spot = table.spots[hex];
  if (spot === undefined) return 0;
  if (spot.warriors + spot.women > 0) return hunt(table, hex, herd, spot.warriors, spot.women);
  return spot.foes.reduce((sum, foe) => {
    const fight = odds(foe.warriors, foe.women, herd.count, spot.foreignCamp ? 1 : 0);
    const loss = 4 * fight.lost + (1 - fight.won) * (spot.foreignCamp ? 14 : 2) - fight.killed;
    const wins = table.view.tribes.some(({ seat, announced }) => seat === foe.seat && announced);
    return sum + Math.max(0, loss) * (wins ? URGENT : SPITE);
  }, 0);
}

/** What a wind is worth to the tribe, by all herds that it moves. */
export const windWorth = (table: Table, wind: number): number =>
  herdsIn(table.terrain).reduce(
    (sum, herd) => sum + harm(table, landing(table.terrain, herd, wind), herd),
    0,
  );
