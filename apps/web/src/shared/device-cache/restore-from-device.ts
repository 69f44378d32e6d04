import type { QueryClient } from '@tanstack/react-query';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import { DEVICE_CACHE } from './device-cache-name.ts';

const LONGEST_WAIT_MS = 100;

// Loaded where something may be stored, beside the session.
const load = () => import('./visit-cache.ts');

/** Whether this device has stored something. */
const isStored = () => browserStorage.getItem(DEVICE_CACHE) !== null;

/** Begins to open the cache of this device, if it has one, while the session is being read. */
export function expectDeviceCache(): void {
  if (isStored()) void load().then(({ expectVisitCache }) => expectVisitCache());
}

/**
 * Shows what the device has stored until the services have answered. Resolves once the screen's reads have it, or when that takes too
 * long to wait for; on a first visit at once.
 */
export async function restoreFromDevice(client: QueryClient, key: string | undefined): Promise<unknown> {
  const wasStored = isStored();
  if (key === undefined && !wasStored) return;
  const restored = load().then(({ openVisitCache }) => openVisitCache(client, key));
  return wasStored && Promise.race([restored, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Deletes what the device has stored. */
export async function discardDeviceCache(): Promise<void> {
  if (isStored()) await (await load()).closeVisitCache();
}
