import { LRUCache } from 'lru-cache';
import type { Principal } from '#http/context.ts';

/** A session as the store told of it. Times are Unix milliseconds. */
export type FoundSession = { principal: Principal; lastSeenAt: number };

const MAX_KEPT = 10_000;
// Asking the store before each use took longer than everything else that finding a session takes.
export const HEED_OTHERS_EVERY_MS = 10;

/**
 * What the store told of sessions, as a screen asks for much at once. A session that ends is over: at once when it was ended
 * here, as whoever does has everything forgotten, and within ten milliseconds when another process has written to the store.
 */
export class SessionMemory {
  readonly #found = new LRUCache<string, FoundSession>({ max: MAX_KEPT });
  readonly #readVersion: () => number;
  #version = 0;
  #heededAtMs = -Infinity;
  #forgotten = 0;

  /** `readVersion` tells of what other processes write; see `Store`. */
  constructor(readVersion: () => number) {
    this.#readVersion = readVersion;
  }

  /** The session with this hash of its id; asks the store by `load` when it is not known, or no longer. */
  async find(idHash: string, load: () => Promise<FoundSession | undefined>): Promise<FoundSession | undefined> {
    this.#heedOthers();
    const known = this.#found.get(idHash);
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

  #heedOthers(): void {
    const nowMs = performance.now();
    if (nowMs - this.#heededAtMs < HEED_OTHERS_EVERY_MS) return;
    this.#heededAtMs = nowMs;
    const version = this.#readVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.forgetAll();
  }
}
