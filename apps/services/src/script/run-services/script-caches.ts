import { LRUCache } from 'lru-cache';
import { HostException } from '#script/host-exception.ts';

// Limits of the public service.
const MAX_KEY_CHARACTERS = 250;
const MAX_VALUE_BYTES = 102_400;
// Of all scripts together; the least recently used go first, which scripts have to expect of a cache.
const MAX_TOTAL_BYTES = 64 * 1_048_576;

/** The values that scripts cache. They are held in memory and do not survive a restart. */
export class ScriptCaches {
  readonly #values = new LRUCache<string, string>({
    maxSize: MAX_TOTAL_BYTES,
    sizeCalculation: (value, key) => Buffer.byteLength(value) + Buffer.byteLength(key),
  });

  /** The value of a key in a cache, if it is there still. */
  get(cache: string, key: string): string | null {
    return this.#values.get(toEntryKey(cache, key)) ?? null;
  }

  /** Caches a value for some seconds. Throws HostException for a key or a value that is too large. */
  put(cache: string, key: string, value: string, seconds: number): void {
    if (key.length > MAX_KEY_CHARACTERS) throw new HostException('Argument too large: key');
    if (Buffer.byteLength(value) > MAX_VALUE_BYTES) throw new HostException('Argument too large: value');
    this.#values.set(toEntryKey(cache, key), value, { ttl: seconds * 1000 });
  }

  /** Forgets a value. An unknown key is no error. */
  remove(cache: string, key: string): void {
    this.#values.delete(toEntryKey(cache, key));
  }
}

function toEntryKey(cache: string, key: string): string {
  return JSON.stringify([cache, key]);
}
