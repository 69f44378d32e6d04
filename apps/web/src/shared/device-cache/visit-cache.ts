import type { QueryClient } from '@tanstack/react-query';
import { readPreferences } from '#shared/preferences/preferences-store.ts';
import { browserStorage } from '#ui/browser/safe-storage.ts';
import { type CacheConnection, connectToCache } from './cache-database.ts';
import { type DeviceCache, openDeviceCache } from './device-cache.ts';
import { DEVICE_CACHE } from './device-cache-name.ts';

let opened: { client: QueryClient; cache: Promise<DeviceCache | undefined> } | undefined;

let connecting: Promise<CacheConnection> | undefined;

/** Connects to the database, and opens the cache if the page came with its key. */
export async function preopenVisitCache(client: QueryClient, key: string | undefined): Promise<void> {
  connecting = connectToCache();
  // The browser's storage is unavailable, for example in a private window. This is detected when the cache is opened.
  connecting.catch(() => undefined);
  if (key !== undefined) await openVisitCache(client, key);
}

/** Opens the cache for this visit. Without a key, or if the user has disabled the cache, deletes all stored data. */
export async function openVisitCache(client: QueryClient, key: string | undefined): Promise<void> {
  const isOn = key !== undefined && window.isSecureContext && readPreferences().deviceCache !== false;
  if (!isOn) return closeVisitCache();
  browserStorage.setItem(DEVICE_CACHE, 'on');
  if (opened?.client !== client) opened = { client, cache: open(client, key) };
  const cache = await opened.cache;
  await cache?.untilRestored();
}

/** Closes the cache of this visit and deletes all stored data. */
export async function closeVisitCache(): Promise<void> {
  const cache = await opened?.cache;
  opened = undefined;
  cache?.close();
  browserStorage.removeItem(DEVICE_CACHE);
  indexedDB.deleteDatabase(DEVICE_CACHE);
}

async function open(client: QueryClient, key: string): Promise<DeviceCache | undefined> {
  // The entry script has a different name in each version of the console.
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  const connection = connecting;
  connecting = undefined;
  return openDeviceCache(client, key, build, connection).catch((error: unknown) => {
    // The browser's storage is unavailable, for example in a private window.
    if (error instanceof DOMException) return undefined;
    throw error;
  });
}
