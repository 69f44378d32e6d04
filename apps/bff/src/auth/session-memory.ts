import { LRUCache } from 'lru-cache';
import type { Principal } from '#http/context.ts';

/** A session as the store told of it. Times are Unix milliseconds. */
export type FoundSession = { principal: Principal; lastSeenAt: number };

const MAX_KEPT = 10_000;

/**
 * What the store told of sessions, as a screen asks for much at once. A session that ends is over at once: whoever ends
 * one here has everything forgotten, and so has whatever another process writes to the store.
 */
export class SessionMemory {
  readonly #found = new LRUCache<string, FoundSession>({ max: MAX_KEPT });
  readonly #readVersion: () => number;
  #version = 0;
  #hasHeeded = false;
  #forgotten = 0;

  /** `readVersion` tells of what other processes write; see `Store`. */
  constructor(readVersion: () => number) {
    this.#readVersion = readVersion;
  }

  /** The session with this hash of its id, as long as it is known. */
  recall(idHash: string): FoundSession | undefined {
    this.#heedOthers();
    return this.#found.get(idHash);
  }

  /** The same; asks the store by `load` when it is not known, or no longer. */
  async find(idHash: string, load: () => Promise<FoundSession | undefined>): Promise<FoundSession | undefined> {
    const known = this.recall(idHash);
    if (known) return known;
    const forgotten = this.#forgotten;
    const loaded = await load();
    // What was read before a session ended must not be remembered after it.
    if (loaded && forgotten === this.#forgotten) this.#found.set(idHash, loaded);
    return loaded;
  }

  forgetAll(): void {
    this.#forgotten += 1;
    this.#found.clear();
  }

  // Requests that came in together are told the same: asking for each was most of what finding a session took.
  #heedOthers(): void {
    if (this.#hasHeeded) return;
    this.#hasHeeded = true;
    setImmediate(() => {
      this.#hasHeeded = false;
    });
    const version = this.#readVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.forgetAll();
  }
}
