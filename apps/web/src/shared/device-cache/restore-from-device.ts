import type { QueryClient } from '@tanstack/react-query';
import { consumeEarlyCacheKey } from '#shared/session/early-session.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import { DEVICE_CACHE } from './device-cache-name.ts';

const LONGEST_WAIT_MS = 100;

// Lazy-loaded if something may be stored, in parallel with the session.
const load = () => import('./visit-cache.ts');

/** Reports whether this device has stored data. */
const isStored = () => browserStorage.getItem(DEVICE_CACHE) !== null;

/** Starts opening this device's cache, if it exists, while the screen is loading. */
export function preopenDeviceCache(client: QueryClient): void {
  const key = consumeEarlyCacheKey();
  if (isStored()) void load().then(({ preopenVisitCache }) => preopenVisitCache(client, key));
}

/**
 * Shows the cached data until the services have responded. Resolves once the screen's queries have it, or if it takes too long;
 * on a first visit immediately.
 */
export async function restoreFromDevice(client: QueryClient, key: string | undefined): Promise<unknown> {
  const wasStored = isStored();
  if (key === undefined && !wasStored) return;
  const restored = load().then(({ openVisitCache }) => openVisitCache(client, key));
  return wasStored && Promise.race([restored, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Deletes all data stored on this device. */
export async function discardDeviceCache(): Promise<void> {
  if (isStored()) await (await load()).closeVisitCache();
}
