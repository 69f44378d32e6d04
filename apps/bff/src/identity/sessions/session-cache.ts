import { LRUCache } from 'lru-cache';
import type { Principal } from '#domain/principal.ts';
import { limitEntries } from '#platform/cache/limit-entries.ts';

/** A session as stored. Times are Unix milliseconds. */
export type FoundSession = { principal: Principal; lastSeenAt: number };

const MAX_SESSIONS = 10_000;
// A session that ended elsewhere must be rejected within a second, including the time of the last read before its end.
const TTL_MS = 900;

/**
 * Caches sessions that were read from the store less than a second ago. Code that ends sessions clears the cache, so that they
 * end immediately in this process; other processes reject them within a second.
 */
export class SessionCache {
  readonly #sessions = new LRUCache<string, FoundSession>({
    ...limitEntries(MAX_SESSIONS),
    ttl: TTL_MS,
    ttlResolution: 0,
  });
  #clearCount = 0;

  /** Returns the session with this hash of its ID. `load` reads it from the store if it is not cached. */
  async find(idHash: string, load: () => Promise<FoundSession | undefined>): Promise<FoundSession | undefined> {
    const cached = this.#sessions.get(idHash);
    if (cached) return cached;
    const clearCount = this.#clearCount;
    const startedAt = performance.now();
    const loaded = await load();
    // A session that was read before it ended must not be cached afterwards.
    if (loaded && clearCount === this.#clearCount) this.#sessions.set(idHash, loaded, { start: startedAt });
    return loaded;
  }

  clear(): void {
    this.#clearCount += 1;
    this.#sessions.clear();
  }
}
