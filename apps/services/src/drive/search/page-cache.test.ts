import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

/** Lists one page of each listing. */
function list(cache: PageCache, listings: number, pageSize: number): void {
  const items = Array.from({ length: pageSize }, (_, number) => ({ number }));
  for (let index = 0; index < listings; index += 1) cache.store(`listing ${index}`, 0, items);
}

test('caches the latest listings, and short ones as far back as its limits on keys and positions allow', () => {
  const cache = new PageCache();
  list(cache, 100_000, 1);
  expect(cache.getEarlierNumbers('listing 99999', 1)).toEqual(new Set([0]));
  expect(cache.getEarlierNumbers('listing 90000', 1)).toEqual(new Set([0]));
  expect(cache.getEarlierNumbers('listing 0', 1)).toEqual(new Set());
});

test('caches all pages of one listing of a million items', () => {
  const cache = new PageCache();
  const items = Array.from({ length: 1000 }, (_, number) => ({ number }));
  for (let page = 0; page < 1000; page += 1) {
    cache.store(
      'listing',
      page,
      items.map(({ number }) => ({ number: page * 1000 + number })),
    );
  }
  expect(cache.getEarlierNumbers('listing', 1000).size).toBe(1_000_000);
});
