import { LRUCache } from 'lru-cache';
import { expect, it } from 'vitest';
import { maxItems } from '../../src/kernel/max-items.js';

it('A cache of at most two items forgets the one that was used the longest ago', () => {
  const cache = new LRUCache<string, number>(maxItems(2));
  cache.set('a', 1).set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([...cache.keys()].sort()).toEqual(['a', 'c']);
});
