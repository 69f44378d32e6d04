import { ApiError } from '@rotunda/api-client/errors';
import type { QueryClient } from '@tanstack/react-query';
import { type CacheConnection, connectToCache, openCacheDatabase } from './cache-database.ts';
import { createCacheSeal } from './cache-seal.ts';
import { isCachedRead } from './cached-reads.ts';
import { ReadStorage } from './read-storage.ts';

/** An open device cache. */
export type DeviceCache = {
  /** Resolves once all queries that exist by now have their stored data. */
  untilRestored: () => Promise<void>;
  /** Resolves once everything that was read so far is stored. */
  flush: () => Promise<void>;
  close: () => void;
};

/**
 * Initialises queries from the device cache while they refetch, and stores their results. `key` is the key of the session and
 * `build` the version of the console: data stored by others is deleted. `connecting` may have started before the session was
 * known.
 */
export async function openDeviceCache(
  client: QueryClient,
  key: string,
  build: string,
  connecting: Promise<CacheConnection> = connectToCache(),
): Promise<DeviceCache> {
  const seal = await createCacheSeal(key);
  const database = await openCacheDatabase(`${seal.keyId} ${build}`, connecting);
  const queries = client.getQueryCache();
  const reads = new ReadStorage(seal, database, queries);
  await reads.preload(location.pathname);
  const unsubscribe = queries.subscribe((event) => {
    // Most events are about rendering with a query.
    if (event.type !== 'added' && event.type !== 'updated') return;
    const { query } = event;
    if (!isCachedRead(query.queryKey)) return;
    if (event.type === 'added') return reads.restore(query);
    if (event.action.type === 'success') reads.save(query);
    if (event.action.type === 'setState') reads.restoreAfterCancel(query);
    if (event.action.type === 'error' && isRefused(event.action.error)) void reads.remove(query);
  });
  // Flushed because a user who switches away may close the tab next.
  const flush = () => void reads.flush();
  document.addEventListener('visibilitychange', flush);
  for (const query of queries.getAll().filter(({ queryKey }) => isCachedRead(queryKey))) {
    if (query.state.data === undefined) reads.restore(query);
    else reads.save(query);
  }
  await reads.waitUntilRestored();
  return {
    untilRestored: () => reads.waitUntilRestored(),
    flush: () => reads.flush(),
    close: () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
      database.close();
    },
  };
}

/** Data that a service now rejects is not shown from the device either. */
function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.status !== undefined && [401, 403, 404, 410].includes(error.status);
}
