import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { DistributedMutex } from './distributed-mutex.ts';
import { RATE_SETTINGS, RateLimits, type RateSettings } from './rate-limits.ts';

/** What bounds how often things happen, and what happens at the same time. */
export type Limits = { limits: RateLimits; lines: DistributedMutex };

/** Opens the limits; of the settings, those that are not given are the usual ones. */
export function openLimits(store: Store, clock: Clock, settings: Partial<RateSettings>): Limits {
  const limits = new RateLimits(store, clock, { ...RATE_SETTINGS, ...settings });
  return { limits, lines: new DistributedMutex(store, clock) };
}
