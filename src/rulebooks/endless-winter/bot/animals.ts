import type { Table } from './table.js';
import { groupWorth } from './worth.js';

const ofSet = (set: readonly number[], n: number): number =>
  n <= 0 ? 0 : (set[Math.min(n, set.length) - 1] ?? 0);

/** What one more of this animal would add to its set. */
export function animalWorth({ view, me }: Table, animal: string): number {
  const kind = view.animals.find((one) => one.animal === animal);
  if (kind === undefined) return 0;
  if (kind.joker) return 2.5;
  const alive = me.animals.find((one) => one.animal === animal)?.alive ?? 0;
  // The next one is worth something already for what it leads to.
  const now = ofSet(kind.set, alive + 1) - ofSet(kind.set, alive);
  const next = ofSet(kind.set, alive + 2) - ofSet(kind.set, alive + 1);
  return now + 0.3 * next;
}

/** What slaying brings, less what the set loses. */
export function slayWorth(table: Table, animal: string): number {
  const { view, me } = table;
  const kind = view.animals.find((one) => one.animal === animal);
  if (kind === undefined) return 0;
  const alive = me.animals.find((one) => one.animal === animal)?.alive ?? 0;
  const loss = kind.joker ? 2.5 : ofSet(kind.set, alive) - ofSet(kind.set, alive - 1);
  const stones = me.stones.some(({ stone }) =>
    view.stones.some(
      (one) => one.stone === stone && (one.metric.of === 'slain-kinds' || one.metric.animal === animal),
    ),
  );
  return groupWorth(table, kind.income) + (stones ? 1.5 * table.eclipses : 0) - loss;
}

export const bestToSlay = (table: Table): number =>
  Math.max(0, ...table.me.animals.map(({ animal, alive }) => (alive > 0 ? slayWorth(table, animal) : 0)));

export const bestInGround = (table: Table): number =>
  Math.max(0, ...table.view.ground.map((animal) => animalWorth(table, animal)));
