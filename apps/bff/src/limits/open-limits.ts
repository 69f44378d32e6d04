import type { Clock } from '#clock.ts';
import type { Store } from '#store/open-store.ts';
import { LeaseLines } from './lease-lines.ts';
import { RATE_SETTINGS, RateLimits, type RateSettings } from './rate-limits.ts';

/** What bounds how often things happen, and what happens at the same time. */
export type Limits = { limits: RateLimits; lines: LeaseLines };

/** Opens the limits; of the settings, those that are not given are the usual ones. */
export function openLimits(store: Store, clock: Clock, settings: Partial<RateSettings>): Limits {
  const limits = new RateLimits(store, clock, { ...RATE_SETTINGS, ...settings });
  return { limits, lines: new LeaseLines(store, clock) };
}
