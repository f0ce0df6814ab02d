import type { Seat } from '../../../engine/rulebook.js';
import { losses } from '../conflict.js';
import type { View } from '../view-schema.js';
import type { Judgement } from './judgement.js';

export type Spot = View['regions'][number];

/** A map that the bot imagines, with the worth of every region to the bot. */
export interface Table {
  readonly view: View;
  readonly me: Seat;
  readonly judgement: Judgement;
  readonly seats: number;
  /** By number of fire tiles: how likely each warmth is. */
  readonly warmths: readonly (readonly number[])[];
  /** Region 1 first. */
  readonly spots: readonly Spot[];
  readonly worths: readonly number[];
}

export function readTable(view: View, me: Seat, judgement: Judgement): Table {
  const most = Math.max(0, ...view.regions.map(({ fires }) => fires)) + 1;
  const bare = {
    view,
    me,
    judgement,
    seats: view.seats.length,
    warmths: warmthsOf(view.numbers.fires, most),
    spots: view.regions,
  };
  return { ...bare, worths: view.regions.map((spot) => worthOf(bare, spot)) };
}

/** The same map as another seat would judge it. */
export const asSeenBy = (table: Table, me: Seat): Table => {
  const bare = { ...table, me };
  return { ...bare, worths: table.spots.map((spot) => worthOf(bare, spot)) };
};

/** How warm so many unseen tiles may be, as if each were put back after it is drawn: near enough. */
function warmthsOf(tiles: readonly number[], most: number): number[][] {
  const one: number[] = [];
  for (const value of tiles) one[value] = (one[value] ?? 0) + 1 / tiles.length;
  const found: number[][] = [[1]];
  for (let count = 1; count <= most; count += 1) {
    const next: number[] = [];
    for (const [warmth, chance] of (found[count - 1] ?? []).entries()) {
      for (const [value, likely = 0] of one.entries()) {
        next[warmth + value] = (next[warmth + value] ?? 0) + chance * likely;
      }
    }
    found.push([...next].map((chance = 0) => chance));
  }
  return found;
}

/** How far the bot may hope to come ahead of the others by this region. */
function worthOf({ view, me, seats, warmths, judgement }: Omit<Table, 'worths'>, spot: Spot): number {
  if (spot.glacier) return 0;
  const { points, limit, perMammoth } = view.numbers;
  const each = (points[Math.min(spot.mammoths, points.length - 1)] ?? 0) + judgement.staying;
  const most = limit + perMammoth * spot.mammoths - arrivalsAt(view, spot, judgement);
  let total = 0;
  for (const count of spot.hunters) total += count;
  const own = spot.hunters[me] ?? 0;
  if (total <= most) return each * (own - (total - own) / (seats - 1));
  let worth = 0;
  for (const [warmth, chance = 0] of (warmths[spot.fires] ?? []).entries()) {
    if (chance === 0) continue;
    const lost = losses(spot.hunters, spot.clubbed, most + warmth);
    let left = total;
    for (const count of lost) left -= count;
    const mine = own - (lost[me] ?? 0);
    worth += chance * each * (mine - (left - mine) / (seats - 1));
  }
  return worth;
}

/** Stones that may yet be taken bring hunters, the more the fewer regions are left, and above all to the mammoths. */
const arrivalsAt = (
  { darkPool, regions }: View,
  { mammoths }: Spot,
  { arrivals, perMammoth }: Judgement,
): number => {
  let free = 0;
  for (const { glacier } of regions) if (!glacier) free += 1;
  return Math.round(((arrivals * darkPool) / free) * (1 + perMammoth * mammoths));
};

export const spotAt = ({ spots }: Table, region: number): Spot => {
  const spot = spots[region - 1];
  if (spot === undefined) throw new Error(`no such region: ${region}`);
  return spot;
};

/** The bot's gain from changed regions. */
export function gainOf(table: Table, changed: readonly Spot[]): number {
  let gain = 0;
  for (const spot of changed) gain += worthOf(table, spot) - (table.worths[spot.region - 1] ?? 0);
  return gain;
}

export function withSpots(table: Table, changed: readonly Spot[]): Table {
  const spots = [...table.spots];
  const worths = [...table.worths];
  for (const spot of changed) {
    spots[spot.region - 1] = spot;
    worths[spot.region - 1] = worthOf(table, spot);
  }
  return { ...table, spots, worths };
}
