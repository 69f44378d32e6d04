import { z } from 'zod';
import { readProperties } from '#script/properties/property-store.ts';
import { toScopedName } from './scoped-name.ts';
import { createServiceFunction, type RunContext } from './service-function.ts';

const MAX_WAIT_MS = 360_000; // The maximum duration of a run.

const scope = z.enum(['script', 'user', 'document']);

/**
 * The part of `LockService` outside the sandbox. Property changes of a run are stored before it releases a lock, and properties
 * are reread when it acquires one, so that runs sharing a lock do not overwrite each other's changes.
 */
export const lockFunctions = {
  'lock.acquire': createServiceFunction(
    z.tuple([scope, z.number().min(0).max(MAX_WAIT_MS)]),
    async (run: RunContext, [of, timeoutMs]) => {
      const hasLock = await run.locks.acquire(toScopedName(run, of), run, timeoutMs);
      if (!hasLock) return null;
      await run.storeProperties();
      return readProperties(run.db, run.identity);
    },
  ),
  'lock.has': createServiceFunction(z.tuple([scope]), (run, [of]) => run.locks.isHeldBy(toScopedName(run, of), run)),
  'lock.release': createServiceFunction(z.tuple([scope]), async (run, [of]) => {
    await run.storeProperties();
    run.locks.release(toScopedName(run, of), run);
  }),
};
