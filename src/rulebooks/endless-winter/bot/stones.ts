import { assertNever } from '../../../kernel/assert-never.js';
import type { View } from '../view-schema.js';
import type { Table } from './table.js';
import { groupWorth } from './worth.js';

/** How much of what a stone counts the bot has, as far as a glance shows. */
function counted({ view, me }: Table, { metric }: View['stones'][number]): number {
  const mine = view.joints.filter(({ seat }) => seat === me.seat);
  switch (metric.of) {
    case 'settlements':
      return mine.length;
    case 'settlements-at':
      return mine.filter(({ tiles }) => tiles.some((tile) => view.tiles[tile]?.terrain === metric.terrain))
        .length;
    case 'megaliths-low':
    case 'megaliths-high': {
      const low = metric.of === 'megaliths-low';
      return view.spots.filter(({ level, megalith }) => megalith?.seat === me.seat && (level === 0) === low)
        .length;
    }
    case 'sites':
      return new Set(view.spots.flatMap(({ site, megalith }) => (megalith?.seat === me.seat ? [site] : [])))
        .size;
    case 'terrains':
      return new Set(
        view.tiles.flatMap(({ terrain, camps }) =>
          (camps[me.seat] ?? 0) > 0 && terrain !== null ? [terrain] : [],
        ),
      ).size;
    case 'buried':
      return me.buriedSize;
    case 'idol-pairs':
      return Math.floor((me.offering + me.glory) / 2);
    case 'slain-kinds':
      return me.animals.filter(({ slain }) => slain > 0).length;
    case 'slain':
      return me.animals.find(({ animal }) => animal === metric.animal)?.slain ?? 0;
  }
  return assertNever(metric.of);
}

export function stoneWorth(table: Table, stone: View['stones'][number]): number {
  const n = counted(table, stone) + (table.eclipses > 1 ? 0.5 : 0);
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
