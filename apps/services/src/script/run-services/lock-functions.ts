import { z } from 'zod';
import { readProperties } from '#script/properties/property-store.ts';
import { toScopedName } from './scoped-name.ts';
import { type RunContext, serviceFunction } from './service-function.ts';

const MAX_WAIT_MS = 360_000; // No run is longer.

const scope = z.enum(['script', 'user', 'document']);

/**
 * `LockService`, as far as it is outside of the sandbox. What a run has written to its properties is stored before it
 * gives a lock away, and read anew when it gets one, so that runs which share a lock do not undo each other.
 */
export const lockFunctions = {
  'lock.acquire': serviceFunction(
    z.tuple([scope, z.number().min(0).max(MAX_WAIT_MS)]),
    async (run: RunContext, [of, timeoutMs]) => {
      const hasLock = await run.locks.acquire(toScopedName(run, of), run, timeoutMs);
      if (!hasLock) return null;
      await run.storeProperties();
      return readProperties(run.db, run.identity);
    },
  ),
  'lock.has': serviceFunction(z.tuple([scope]), (run, [of]) => run.locks.isHeldBy(toScopedName(run, of), run)),
  'lock.release': serviceFunction(z.tuple([scope]), async (run, [of]) => {
    await run.storeProperties();
    run.locks.release(toScopedName(run, of), run);
  }),
};
