import { odds } from './odds.js';
import type { Spot, Table } from './table.js';
import { CAMP, personOf, WOMAN, womanOf } from './values.js';

/** What it is worth to have these figures on a hex with people of other tribes when movement ends. */
export function quarrel(table: Table, hex: number, warriors: number, women: number): number {
  const spot = table.spots[hex];
  if (spot === undefined) return 0;
  const { foes, mine, foreignCamp } = spot;
  const armed = foes.reduce((sum, foe) => sum + foe.warriors, 0);
  const stake = women * womanOf(table) + (mine ? CAMP : 0);
  if (warriors === 0) return armed > 0 ? -stake : -2;
  const prize = prizeOf(table, hex, spot);
  if (armed === 0) return prize;
  const fight = odds(warriors, 0, armed, foreignCamp ? -1 : mine ? 1 : 0);
  return fight.won * prize - fight.lost * personOf(table) - (1 - fight.won) * stake + fight.killed;
}

/** What is won there, less what it is worth to the bot that no tribe dies out. */
function prizeOf(table: Table, hex: number, spot: Spot): number {
  const { view, me } = table;
  const left = view.options.most.women - (view.tribes[me]?.women ?? 0);
  const women = spot.foes.reduce((sum, foe) => {
    const few = (view.tribes[foe.seat]?.women ?? 0) <= FEW_WOMEN;
    return sum + Math.min(foe.women, left) * WOMAN * (few ? 0.2 : 1);
  }, 0);
  const isSpared = spot.foes.some(({ seat }) => isFrail(table, seat, hex));
  return women + campWorth(table, spot) - (isSpared ? MERCY : 0);
}

/** The weakest are left alone, as they win nothing: camps are taken from those who are ahead. */
const MERCY = 30;
const FEW_WOMEN = 2;
/** What must be left of a tribe elsewhere, where nobody attacks it. */
const REST = { women: 3, people: 10 };

/** Whether a tribe that has not won yet might die out with what it has on a hex. */
function isFrail({ calm, view }: Table, seat: number, hex: number): boolean {
  if (view.tribes[seat]?.announced === true) return false;
  let [women, people] = [0, 0];
  for (const group of calm[seat] ?? []) {
    if (group.hex === hex) continue;
    women += group.women;
    people += group.women + group.warriors;
  }
  return women < REST.women || people < REST.people;
}

/** A camp is worth the more, the more camps its tribe has. One that cannot be kept is burnt only to stop a winner. */
function campWorth({ view, camps, me }: Table, { foreignCamp, owner }: Spot): number {
  const tribe = view.tribes[owner];
  if (!foreignCamp || tribe === undefined) return 0;
  const { most } = view.options;
  const worth = CAMP * (tribe.camps >= 3 ? 1.3 : tribe.camps === 2 ? 0.7 : 0.2);
  if (camps < most.camps && (view.tribes[me]?.women ?? 0) < most.women) return worth;
  return tribe.announced ? worth / 2 : 0;
}
