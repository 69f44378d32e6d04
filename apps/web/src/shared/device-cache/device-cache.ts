import { ApiError } from '@rotunda/api-client/errors';
import type { Query, QueryClient } from '@tanstack/react-query';
import { nextTask } from '#lib/next-task.ts';
import {
  type CacheBounds,
  type CacheConnection,
  type CacheDatabase,
  connectToCache,
  openCacheDatabase,
} from './cache-database.ts';
import { type CacheSeal, createCacheSeal } from './cache-seal.ts';
import { isCachedRead } from './cached-reads.ts';
import { fromStoredText, toStoredText } from './stored-text.ts';

const MAX_AGE_MS = 24 * 60 * 60_000;
const MAX_READ_CHARS = 1_000_000;
const SAVE_AFTER_MS = 300;
const BOUNDS: CacheBounds = { reads: 200, bytes: 20_000_000 };

/** An open device cache. */
export type DeviceCache = {
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
  const reads = new ReadStorage(seal, database);
  const queries = client.getQueryCache();
  const unsubscribe = queries.subscribe((event) => {
    // Most events are about rendering with a query.
    if (event.type !== 'added' && event.type !== 'updated') return;
    const { query } = event;
    if (!isCachedRead(query.queryKey)) return;
    if (event.type === 'added') return void reads.restore(query);
    if (event.action.type === 'success') reads.save(query);
    if (event.action.type === 'error' && isRefused(event.action.error)) void reads.remove(query);
  });
  // Flushed because a user who switches away may close the tab next.
  const flush = () => void reads.flush();
  document.addEventListener('visibilitychange', flush);
  const shown = queries.getAll().filter(({ queryKey }) => isCachedRead(queryKey));
  await Promise.all(shown.map((query) => (query.state.data === undefined ? reads.restore(query) : reads.save(query))));
  return {
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

class ReadStorage {
  readonly #seal: CacheSeal;
  readonly #database: CacheDatabase;
  readonly #changed = new Set<Query>();
  #saving: Promise<void> | undefined;

  constructor(seal: CacheSeal, database: CacheDatabase) {
    this.#seal = seal;
    this.#database = database;
  }

  /** Restores the stored data of a query, unless it has a response by then. */
  async restore(query: Query): Promise<void> {
    const name = await this.#seal.nameOf(query.queryHash);
    const stored = await this.#database.read(name).catch(ignoreClosedDatabase);
    if (!stored || Date.now() - stored.savedMs > MAX_AGE_MS) return;
    const text = await this.#seal.open(name, stored);
    if (text === undefined || query.state.status !== 'pending') return;
    // Invalidated, so that all observers refetch it, regardless of its stale time.
    query.setState({
      data: fromStoredText(text),
      dataUpdatedAt: stored.savedMs,
      status: 'success',
      isInvalidated: true,
    });
  }

  /** Stores the result of a query after a short delay. */
  save(query: Query): void {
    this.#changed.add(query);
    this.#saving ??= new Promise((resolve) => setTimeout(resolve, SAVE_AFTER_MS)).then(() => this.flush());
  }

  async remove(query: Query): Promise<void> {
    this.#changed.delete(query);
    await this.#database.remove(await this.#seal.nameOf(query.queryHash)).catch(ignoreClosedDatabase);
  }

  async flush(): Promise<void> {
    this.#saving = undefined;
    for (const query of this.#changed) {
      this.#changed.delete(query);
      await this.#write(query).catch(ignoreClosedDatabase);
      await nextTask();
    }
    await this.#database.trim(BOUNDS).catch(ignoreClosedDatabase);
  }

  async #write({ queryHash, state }: Query): Promise<void> {
    const text = toStoredText(state.data);
    if (text === undefined || text.length > MAX_READ_CHARS) return;
    const name = await this.#seal.nameOf(queryHash);
    const sealed = await this.#seal.seal(name, text);
    const read = { ...sealed, name, savedMs: state.dataUpdatedAt, bytes: sealed.ciphertext.byteLength };
    await this.#database.write(read);
  }
}

/** The database was deleted or the disk is full: the console works without it. */
function ignoreClosedDatabase(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
