import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { limitEntries } from './limit-entries.ts';

test('a cache stores at most its number of entries, and evicts the least recently used', () => {
  const cache = new LRUCache<string, number>(limitEntries(3));
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index);
  cache.get('a');
  cache.set('d', 3);
  expect([...cache.keys()].sort()).toEqual(['a', 'c', 'd']);
  expect(cache.size).toBe(3);
});

test('entries expire after their time to live, whatever was deleted before', () => {
  let nowMs = 1;
  const cache = new LRUCache<string, number>({
    ...limitEntries(3),
    ttl: 10,
    ttlResolution: 0,
    perf: { now: () => nowMs },
  });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.delete('a');
  cache.set('c', 3);
  nowMs += 9;
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([undefined, 2, 3]);
  nowMs += 2;
  expect([cache.get('b'), cache.get('c')]).toEqual([undefined, undefined]);
});
