import { LRUCache } from 'lru-cache';

const MAX_BYTES = 32 * 1024 * 1024;
/** What a listing takes with its key and its place in the cache, and what a page and a number take: as measured. */
const [LISTING_BYTES, PAGE_BYTES, NUMBER_BYTES] = [768, 64, 8];

/** Remembers what the pages of listings held that are in progress, the latest ones: a page can be asked for again. */
export class PageCache {
  readonly #listings = new LRUCache<string, number[][]>({
    maxSize: MAX_BYTES,
    sizeCalculation: (pages) =>
      pages.reduce((sum, page) => sum + PAGE_BYTES + NUMBER_BYTES * page.length, LISTING_BYTES),
  });

  /** Numbers of the items that the pages before this one held, as far as it is remembered. */
  listedBefore(listing: string, page: number): Set<number> {
    return new Set(this.#listings.get(listing)?.slice(0, page).flat());
  }

  /** Notes what a page holds, in place of what it held when it was asked for before. */
  note(listing: string, page: number, items: readonly { number: number }[]): void {
    const known = this.#listings.get(listing) ?? [];
    const missing = Array.from({ length: Math.max(0, page - known.length) }, () => []);
    const numbers = items.map(({ number }) => number);
    this.#listings.set(listing, [...known.slice(0, page), ...missing, numbers, ...known.slice(page + 1)]);
  }
}
