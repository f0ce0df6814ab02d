/**
 * Computes something of a list once, as long as the list is in use. Most calls ask for the list of the call before,
 * and comparing is faster than a lookup.
 */
export function oncePerArray<Result>(
  compute: (items: readonly number[]) => Result,
): (items: readonly number[]) => Result {
  const known = new WeakMap<readonly number[], Result>();
  let last: { readonly items: readonly number[]; readonly result: Result } | null = null;
  return (items) => {
    if (last !== null && last.items === items) return last.result;
    let result = known.get(items);
    if (result === undefined) {
      result = compute(items);
      known.set(items, result);
    }
    last = { items, result };
    return result;
  };
}
