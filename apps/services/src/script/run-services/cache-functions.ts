import { z } from 'zod';
import { toScopedName } from './scoped-name.ts';
import { createServiceFunction } from './service-function.ts';

const MAX_SECONDS = 21_600;
const DEFAULT_SECONDS = 600;

const scope = z.enum(['script', 'user', 'document']);
const seconds = z.number().min(1).max(MAX_SECONDS).default(DEFAULT_SECONDS);

/** The part of `CacheService` outside the sandbox. */
export const cacheFunctions = {
  'cache.get': createServiceFunction(z.tuple([scope, z.array(z.string())]), (run, [of, keys]) =>
    keys.map((key) => run.caches.get(toScopedName(run, of), key)),
  ),
  'cache.put': createServiceFunction(
    z.tuple([scope, z.array(z.tuple([z.string(), z.string()])), seconds]),
    (run, [of, entries, ttl]) => {
      for (const [key, value] of entries) run.caches.put(toScopedName(run, of), key, value, ttl);
    },
  ),
  'cache.remove': createServiceFunction(z.tuple([scope, z.array(z.string())]), (run, [of, keys]) => {
    for (const key of keys) run.caches.remove(toScopedName(run, of), key);
  }),
};
