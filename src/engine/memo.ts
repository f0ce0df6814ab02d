/** Computes something of an object, and again only when it is asked for another one: for what changes often. */
export function latest<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | null = null;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

/**
 * Computes something of an object once, and keeps it beside the object, because a state is JSON. Most calls ask for the
 * object of the call before, and comparing is faster than a lookup.
 */
export function memo<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  let last: Key | null = null;
  let found: { readonly value: Value } | undefined;
  return (key) => {
    if (last === key && found !== undefined) return found.value;
    found = known.get(key);
    if (found === undefined) {
      found = { value: compute(key) };
      known.set(key, found);
    }
    last = key;
    return found.value;
  };
}
