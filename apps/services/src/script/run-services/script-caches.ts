import { LRUCache } from 'lru-cache';
import { HostException } from '#script/host-exception.ts';

// Limits of the public service.
const MAX_KEY_CHARACTERS = 250;
const MAX_VALUE_BYTES = 102_400;
// For all scripts together. Evicts the least recently used values, which scripts must expect of a cache.
const MAX_TOTAL_BYTES = 64 * 1_048_576;

/** The values cached by scripts. Held in memory and lost on a restart. */
export class ScriptCaches {
  readonly #values = new LRUCache<string, string>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: (value, key) => Buffer.byteLength(value) + Buffer.byteLength(key),
  });

  /** Returns the cached value of a key, or null if it is missing. */
  get(cache: string, key: string): string | null {
    return this.#values.get(toEntryKey(cache, key)) ?? null;
  }

  /** Caches a value for some seconds. Throws HostException if the key or value is too large. */
  put(cache: string, key: string, value: string, seconds: number): void {
    if (key.length > MAX_KEY_CHARACTERS) throw new HostException('Argument too large: key');
    if (Buffer.byteLength(value) > MAX_VALUE_BYTES) throw new HostException('Argument too large: value');
    this.#values.set(toEntryKey(cache, key), value, { ttl: seconds * 1000 });
  }

  /** Deletes a value. Ignores unknown keys. */
  remove(cache: string, key: string): void {
    this.#values.delete(toEntryKey(cache, key));
  }
}

function toEntryKey(cache: string, key: string): string {
  return JSON.stringify([cache, key]);
}
