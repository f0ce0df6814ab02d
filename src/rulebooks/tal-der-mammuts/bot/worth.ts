import { meatOf } from './beasts.js';
import { odds } from './odds.js';
import { quarrel } from './quarrel.js';
import type { Spot, Table } from './table.js';
import { CAMP, personOf, womanOf } from './values.js';

const COUPLE = 11;
/** The wind is not known yet, and the tribe moves before the next but one. */
const CAUTION = 0.9;
/** Not everybody who could come does: this round, or in the next, when the tribe may have moved away. */
const RAID = { soon: 0.5, later: 0.3 };
const BIRTH = 2.5;
const GUARDS = 3;

/** Animals must be killed for their food. */
const MEAT = 0.7;

/** What it is worth to have these figures on a hex when movement ends. */
export function worthOf(table: Table, hex: number, warriors: number, women: number): number {
  const spot = table.spots[hex];
  if (spot === undefined) return 0;
  if (warriors + women === 0) return spot.mine ? -CAMP : 0;
  let worth = (table.income[hex] ?? 0) * table.need;
  worth += spot.mine ? housed(table, spot, warriors, women) : camped(table, spot, warriors, women);
  if (spot.foes.length > 0) worth += quarrel(table, hex, warriors, women);
  else worth -= raid(table, hex, warriors, women);
  for (const herd of spot.animals) worth += hunt(table, hex, herd, warriors, women);
  if (spot.animals.length === 0) worth -= CAUTION * danger(table, hex, warriors, women);
  return worth;
}

/** What the herds that may come in the next round cost these figures. */
function danger(table: Table, hex: number, warriors: number, women: number): number {
  let cost = 0;
  for (const threat of table.threats[hex] ?? [])
    cost += threat.chance * Math.max(0, -hunt(table, hex, threat, warriors, women));
  return cost;
}

/** What the warriors of others that are near may cost. */
function raid(table: Table, hex: number, warriors: number, women: number): number {
  const { raiders, spots } = table;
  const mine = spots[hex]?.mine === true;
  if (!mine && women === 0) return 0;
  const shelter = mine ? shelterOn(table, hex) : 0;
  const lost = (foes = 0): number => (foes === 0 ? 0 : odds(foes, 0, warriors, -shelter).won);
  const risk = Math.max(RAID.soon * lost(raiders.soon[hex]), RAID.later * lost(raiders.later[hex]));
  return risk * (women * womanOf(table) + (mine ? CAMP : 0));
}

/** What it is worth to fight a herd there with these figures, of whom the last woman is spared as long as possible. */
export function hunt(
  table: Table,
  hex: number,
  { species, count }: { readonly species: string; readonly count: number },
  warriors: number,
  women: number,
): number {
  const mine = table.spots[hex]?.mine === true;
  const lives = warriors > 0 ? Math.max(0, women - 1) : women;
  const fight = odds(warriors, lives, count, mine ? shelterOn(table, hex) : 0);
  const meat = fight.killed * meatOf(species) * MEAT * table.need;
  return meat - fight.lost * personOf(table) - (1 - fight.won) * (women * 2 + (mine ? CAMP : 2));
}

/** What a camp there adds. */
export const shelterOn = ({ view }: Table, hex: number): number =>
  view.board[hex]?.terrain === 'mountain' ? 2 : 1;

function housed(table: Table, spot: Spot, warriors: number, women: number): number {
  if (women === 0) return -CAMP;
  const births = Math.min(2, women) * (table.view.left === 1 ? BIRTH : 1);
  return births + guards(table, warriors) + (spot.ears > 0 ? 1 : 0);
}

/** One guard is enough, unless there is plenty of food: then people are better at home than out for more. */
const guards = ({ rich }: Table, warriors: number): number =>
  warriors === 0 ? 0 : 2 + (rich ? 2 : 0.2) * Math.min(GUARDS, warriors - 1);

/** A couple alone will found a camp; a woman alone is lost to the first who comes. */
function camped(table: Table, spot: Spot, warriors: number, women: number): number {
  const most = table.view.options.most.camps;
  const couple = warriors === 1 && women === 1 && !spot.foreignCamp && spot.foes.length === 0;
  if (couple && spot.animals.length === 0 && table.camps < most) return table.camps < 4 ? COUPLE : 3;
  if (women > 0 && warriors === 0) return -2 * women;
  // Company on the way: somebody else may still join or leave.
  return women > 0 ? 1 : 0;
}
