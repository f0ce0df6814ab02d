/** A copy with one item put in place of another. */
export function set<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  const copy = items.slice();
  copy[index] = item;
  return copy;
}

export function setAll<Item>(items: readonly Item[], indices: readonly number[], item: Item): Item[] {
  const copy = items.slice();
  for (const index of indices) copy[index] = item;
  return copy;
}

/** A copy with a number raised, or lowered. */
export function added(items: readonly number[], index: number, amount: number): number[] {
  const copy = items.slice();
  copy[index] = (copy[index] ?? 0) + amount;
  return copy;
}
