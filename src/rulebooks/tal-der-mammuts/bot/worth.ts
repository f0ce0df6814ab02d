import { odds } from './odds.js';
import type { Spot, Table } from './table.js';

const FOOD: Readonly<Record<string, number>> = { wolf: 1, tiger: 2, bear: 3, bison: 4, rhino: 5, mammoth: 6 };
const PERSON = 4;
const WOMAN = 7;
const CAMP = 14;

/** What it is worth to have these figures on a hex when movement ends. */
export function worthOf(table: Table, hex: number, warriors: number, women: number): number {
  const spot = table.spots[hex];
  const people = warriors + women;
  if (spot === undefined) return 0;
  if (people === 0) return spot.mine ? -CAMP : 0;
  const earned = (table.income[hex] ?? 0) * (table.hungry ? 2 : 1);
  let worth = earned + (spot.mine ? housed(spot, warriors, women) : camped(table, spot, warriors, women));
  if (spot.foes.length > 0) worth += quarrel(table, spot, warriors, women);
  for (const { species, count } of spot.animals) {
    const fight = odds(warriors, women, count, spot.mine ? 1 : 0);
    const meat = fight.killed * (FOOD[species] ?? 2) * (table.hungry ? 1.2 : 0.8);
    worth += meat - fight.lost * PERSON - (1 - fight.won) * (women * 2 + (spot.mine ? CAMP : 2));
  }
  return worth;
}

function housed(spot: Spot, warriors: number, women: number): number {
  if (women === 0) return -CAMP;
  const births = Math.min(2, women) * 1.5;
  return births + (warriors > 0 ? 1.5 : 0) + (spot.ears > 0 ? 1 : 0);
}

/** A couple alone will found a camp; a woman alone is lost to the first who comes. */
function camped(table: Table, spot: Spot, warriors: number, women: number): number {
  const most = table.view.options.most.camps;
  const couple = warriors === 1 && women === 1 && !spot.foreignCamp && spot.foes.length === 0;
  if (couple && spot.animals.length === 0 && table.camps < most) return table.camps < 4 ? 11 : 3;
  if (women > 0 && warriors === 0) return -3 * women;
  // Company on the way: somebody else may still join or leave.
  return women > 0 ? 1 : 0;
}

function quarrel(table: Table, spot: Spot, warriors: number, women: number): number {
  const foes = spot.foes.reduce((sum, foe) => sum + foe.warriors, 0);
  const prizes = spot.foes.reduce((sum, foe) => sum + foe.women, 0) * WOMAN + (spot.foreignCamp ? CAMP : 0);
  if (warriors === 0) return foes > 0 ? -women * WOMAN : -2;
  const left = table.view.options.most.women - (table.view.tribes[table.me]?.women ?? 0);
  const worth = left > 0 ? prizes : prizes / 2;
  if (foes === 0) return worth;
  const fight = odds(warriors, 0, foes, spot.foreignCamp ? -1 : spot.mine ? 1 : 0);
  return fight.won * worth - fight.lost * PERSON - (1 - fight.won) * women * WOMAN + fight.killed;
}
