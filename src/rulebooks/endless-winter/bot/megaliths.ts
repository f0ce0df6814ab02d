import type { Table } from './table.js';
import { groupWorth } from './worth.js';

export function spotWorth(table: Table, spot: number): number {
  const { view, me } = table;
  const place = view.spots[spot];
  if (place === undefined) return 0;
  if (place.level === 0) return 0.5 + groupWorth(table, place.covers);
  const below = view.spots.filter(
    ({ x, y, level }) =>
      level === place.level - 1 &&
      (x === place.x || x === place.x + 1) &&
      (y === place.y || y === place.y + 1),
  );
  return below.reduce((sum, { megalith }) => {
    if (megalith?.seat === me.seat) return sum + 2;
    // What it brings another seat counts against it.
    return sum + (megalith?.neutral === true ? 1 : 0.6);
  }, 0);
}
