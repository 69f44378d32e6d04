import { LRUCache } from 'lru-cache';
import type { Principal } from '#domain/principal.ts';

/** A session as it is in the store. Times are Unix milliseconds. */
export type FoundSession = { principal: Principal; lastSeenAt: number };

const MAX_SESSIONS = 10_000;
// A session that ended elsewhere has to be refused within a second, which includes the last read before it ended.
const TTL_MS = 900;

/**
 * Sessions that were read from the store less than a second ago. Code that ends sessions clears the cache, so that they are over
 * at once in this process; other processes refuse them within a second.
 */
export class SessionCache {
  readonly #sessions = new LRUCache<string, FoundSession>({ max: MAX_SESSIONS, ttl: TTL_MS, ttlResolution: 0 });
  #clearCount = 0;

  /** The session with this hash of its ID; `load` reads it from the store when it is not cached. */
  async find(idHash: string, load: () => Promise<FoundSession | undefined>): Promise<FoundSession | undefined> {
    const cached = this.#sessions.get(idHash);
    if (cached) return cached;
    const clearCount = this.#clearCount;
    const startedAt = performance.now();
    const loaded = await load();
    // What was read before a session ended must not be cached after it.
    if (loaded && clearCount === this.#clearCount) this.#sessions.set(idHash, loaded, { start: startedAt });
    return loaded;
  }

  clear(): void {
    this.#clearCount += 1;
    this.#sessions.clear();
  }
}
