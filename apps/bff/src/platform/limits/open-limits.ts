import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import { DistributedMutex } from './distributed-mutex.ts';
import { RATE_SETTINGS, RateLimits, type RateSettings } from './rate-limits.ts';

/** The rate limits and the mutex. */
export type Limits = { limits: RateLimits; mutex: DistributedMutex };

/** Opens the limits. Settings that are not given have their defaults. */
export function openLimits(store: Store, clock: Clock, settings: Partial<RateSettings>): Limits {
  const limits = new RateLimits(store, clock, { ...RATE_SETTINGS, ...settings });
  return { limits, mutex: new DistributedMutex(store, clock) };
}
