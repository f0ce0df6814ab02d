import { hexes, START } from '../hexes.js';
import type { Table } from './table.js';
import { groupWorth } from './worth.js';

const OF_SETTLEMENT = 8;
const PER_STEP = 0.7;

function distance(a: number, b: number): number {
  const [from, to] = [hexes[a], hexes[b]];
  if (from === undefined || to === undefined) return 9;
  const [q, r] = [from.q - to.q, from.r - to.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** How well the bot's camps stand: income that they lead for, and the way to the nearest settlement. */
export function standing(table: Table, camps: readonly number[]): number {
  const seat = table.me.seat;
  let worth = 0;
  for (const tile of table.view.tiles) {
    if (tile.tile === START || tile.income.length === 0) continue;
    const mine = (tile.influence[seat] ?? 0) - (tile.camps[seat] ?? 0) + (camps[tile.tile] ?? 0);
    if (mine === 0) continue;
    const most = Math.max(0, ...tile.influence.filter((_, other) => other !== seat));
    if (mine > most || (mine === most && !table.view.numbers.majorityOnly)) {
      worth += groupWorth(table, tile.income) * 0.8;
    }
  }
  return worth + settling(table, camps);
}

function settling(table: Table, camps: readonly number[]): number {
  if (table.roundsLeft === 0) return 0;
  const steps = stepsToSettle(table, camps);
  return Math.max(0, OF_SETTLEMENT - PER_STEP * steps);
}

/** Steps of camps to where a settlement may be built; further camps would begin on the start tile. */
export function stepsToSettle({ view, me }: Table, camps: readonly number[], further = 0): number {
  const places = camps.flatMap((n, tile) => Array<number>(n).fill(tile));
  places.push(...Array<number>(further).fill(START));
  if (me.settlementsLeft === 0 || places.length < 3) return Number.POSITIVE_INFINITY;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { tiles, seat, atStart } of view.joints) {
    if (seat === null && !atStart) fewest = Math.min(fewest, stepsTo(places, tiles));
  }
  return fewest;
}

/** Steps until a camp stands on each of the tiles, the nearest camp first. */
function stepsTo(camps: readonly number[], tiles: readonly number[]): number {
  const left = [...camps];
  let steps = 0;
  for (const tile of tiles) {
    let nearest = 0;
    for (let at = 1; at < left.length; at += 1) {
      if (distance(left[at] ?? 0, tile) < distance(left[nearest] ?? 0, tile)) nearest = at;
    }
    steps += distance(left[nearest] ?? 0, tile);
    left.splice(nearest, 1);
  }
  return steps;
}

export const campsOf = ({ view, me }: Table): number[] => view.tiles.map(({ camps }) => camps[me.seat] ?? 0);

export function moveWorth(table: Table, camps: readonly number[], from: number, to: number): number {
  const after = [...camps];
  after[from] = (after[from] ?? 0) - 1;
  after[to] = (after[to] ?? 0) + 1;
  return standing(table, after) - standing(table, camps);
}

export const jointWorth = ({ view }: Table, joint: number, worth: (tile: number) => number): number =>
  (view.joints[joint]?.tiles ?? []).reduce((sum, tile) => sum + worth(tile), 0);
