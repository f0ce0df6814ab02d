import { fromTable } from '../scoring/stones.js';
import type { Table } from './table.js';

/** Tables grow steeper than the cards that they take are worth. */
const MOST = 4;

/** What one more buried card pays: on the glory track at the end, and by the bot's sacred stones. */
export function buryWorth({ view, me, eclipses }: Table): number {
  const next = (points: readonly number[]): number =>
    fromTable(points, me.buriedSize + 1) - fromTable(points, me.buriedSize);
  const { first, second, others } = view.numbers;
  const behind = me.gloryRank === 2 || view.seats.length === 2 ? second : others;
  // A seat that is behind on the track may still overtake the first.
  const glory = me.gloryRank === 1 ? next(first) : (next(first) + next(behind)) / 2;
  const stones = view.stones.reduce(
    (sum, { stone, metric, table }) =>
      metric.of === 'buried' && me.stones.some((one) => one.stone === stone) ? sum + next(table) : sum,
    0,
  );
  return Math.min(MOST, glory + stones * eclipses);
}
