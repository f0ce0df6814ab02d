import { measureIn } from '../view-measure.js';
import type { View } from '../view-schema.js';
import type { Table } from './table.js';
import { groupWorth } from './worth.js';

export function stoneWorth(table: Table, stone: View['stones'][number]): number {
  const n = measureIn(table.view, table.me.seat, stone.metric) + (table.eclipses > 1 ? 0.5 : 0);
  const now =
    stone.each === null
      ? (stone.table[Math.min(Math.round(n), stone.table.length) - 1] ?? 0)
      : n * stone.each;
  return now * table.eclipses + groupWorth(table, stone.income);
}

export function bestStone(table: Table): number {
  const { view, me } = table;
  const cost = view.numbers.stoneCosts[me.stones.length];
  if (cost === undefined || me.food < cost.food || me.tools < cost.tool) return 0;
  const owned = new Set(view.seats.flatMap(({ stones }) => stones.map(({ stone }) => stone)));
  const worths = view.stones
    .filter(({ stone, open }) => open && !owned.has(stone))
    .map((one) => stoneWorth(table, one));
  return Math.max(0, ...worths) - 0.4 * (cost.food + cost.tool);
}
