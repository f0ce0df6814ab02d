/**
 * The bound of an LRU cache that grows as it fills. With `max`, the cache would fill lists of that length when it is
 * created, which costs megabytes and milliseconds for thousands of items that may never come.
 */
export const maxItems = (items: number) => ({ maxSize: items, sizeCalculation: () => 1 });
