import { LRUCache } from 'lru-cache';

const MAX_BYTES = 32 * 1024 * 1024;
/** Measured sizes of a listing with its key and cache entry, of a page, and of a number. */
const [LISTING_BYTES, PAGE_BYTES, NUMBER_BYTES] = [768, 64, 8];

/** Caches the item numbers on the pages of recent listings in progress, because a client may request a page again. */
export class PageCache {
  readonly #listings = new LRUCache<string, number[][]>({
    maxSize: MAX_BYTES,
    sizeCalculation: (pages) =>
      pages.reduce((sum, page) => sum + PAGE_BYTES + NUMBER_BYTES * page.length, LISTING_BYTES),
  });

  /** Returns the numbers of the items on earlier pages, if they are cached. */
  getEarlierNumbers(listing: string, page: number): Set<number> {
    return new Set(this.#listings.get(listing)?.slice(0, page).flat());
  }

  /** Caches the items of a page, replacing those of an earlier request for the page. */
  store(listing: string, page: number, items: readonly { number: number }[]): void {
    const known = this.#listings.get(listing) ?? [];
    const missing = Array.from({ length: Math.max(0, page - known.length) }, () => []);
    const numbers = items.map(({ number }) => number);
    this.#listings.set(listing, [...known.slice(0, page), ...missing, numbers, ...known.slice(page + 1)]);
  }
}
