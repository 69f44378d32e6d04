import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { HostException } from '#script/runtime/host-exception.ts';
import { type RunContext, serviceFunction } from './service-function.ts';

// Limits of the public service.
const MAX_KEY_CHARACTERS = 250;
const MAX_VALUE_BYTES = 102_400;
const MAX_SECONDS = 21_600;
const DEFAULT_SECONDS = 600;
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

const scope = z.enum(['script', 'user', 'document']);
const seconds = z.number().min(1).max(MAX_SECONDS).default(DEFAULT_SECONDS);

/** `CacheService`, as far as it is outside of the sandbox. */
export const cacheFunctions = {
  'cache.get': serviceFunction(z.tuple([scope, z.array(z.string())]), (run, [of, keys]) =>
    keys.map((key) => run.caches.get(toCacheName(run, of), key)),
  ),
  'cache.put': serviceFunction(
    z.tuple([scope, z.array(z.tuple([z.string(), z.string()])), seconds]),
    (run, [of, entries, ttl]) => {
      for (const [key, value] of entries) run.caches.put(toCacheName(run, of), key, value, ttl);
    },
  ),
  'cache.remove': serviceFunction(z.tuple([scope, z.array(z.string())]), (run, [of, keys]) => {
    for (const key of keys) run.caches.remove(toCacheName(run, of), key);
  }),
};

/** The name of a cache or a lock among those of all scripts and people. */
export function toCacheName({ identity }: RunContext, of: 'script' | 'user' | 'document'): string {
  return JSON.stringify([of, identity.scriptId, of === 'user' ? identity.accountId : '']);
}

function toEntryKey(cache: string, key: string): string {
  return JSON.stringify([cache, key]);
}
