import type { Seat } from '../../../engine/rulebook.js';
import type { Stone } from '../components/schema.js';
import type { State } from '../state.js';
import { measure } from './metrics.js';

/** More than a table knows counts as the last of it. */
export const fromTable = (table: readonly number[], n: number): number =>
  n <= 0 ? 0 : (table[Math.min(n, table.length) - 1] ?? 0);

export function stonePoints(state: State, seat: Seat, { metric, points }: Stone): number {
  const n = measure(state, seat, metric);
  return 'each' in points ? n * points.each : fromTable(points.table, n);
}
