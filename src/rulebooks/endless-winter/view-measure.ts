import { assertNever } from '../../kernel/assert-never.js';
import type { Metric } from './components/effects.js';
import type { View } from './view-schema.js';

/** How much of what a metric counts a seat has, read off a view: all of it is public. */
export function measureIn(view: View, seat: number, { of, terrain, animal }: Metric): number {
  const me = view.seats[seat];
  if (me === undefined) return 0;
  const settled = view.joints.filter((joint) => joint.seat === seat);
  const own = view.spots.filter(({ megalith }) => megalith?.seat === seat);
  const low = own.filter(({ level }) => level === 0);
  switch (of) {
    case 'settlements':
      return settled.length;
    case 'settlements-at':
      return settled.filter(({ tiles }) => tiles.some((tile) => view.tiles[tile]?.terrain === terrain))
        .length;
    case 'megaliths-low':
      return low.length;
    case 'megaliths-high':
      return own.length - low.length;
    case 'sites':
      return new Set(low.map(({ site }) => site)).size;
    case 'terrains':
      return new Set(
        view.tiles.flatMap((tile) =>
          (tile.camps[seat] ?? 0) > 0 && tile.terrain !== null ? [tile.terrain] : [],
        ),
      ).size;
    case 'buried':
      return me.buriedSize;
    case 'idol-pairs':
      return Math.floor((me.offering + me.glory) / 2);
    case 'slain-kinds':
      return me.animals.filter(({ slain }) => slain > 0).length;
    case 'slain':
      return me.animals.find((one) => one.animal === animal)?.slain ?? 0;
  }
  return assertNever(of);
}
