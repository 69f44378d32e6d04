import type { DBSchema, IDBPDatabase } from 'idb';
import { openDatabase } from '#lib/open-database.ts';
import type { Sealed } from './cache-seal.ts';
import { DEVICE_CACHE } from './device-cache-name.ts';

/** A stored read. */
export type StoredRead = Sealed & { name: string; savedMs: number; bytes: number };

type Schema = DBSchema & {
  reads: { key: string; value: StoredRead; indexes: { age: [number, number] } };
  /** The owner of the stored reads, under a single key. */
  owner: { key: string; value: string };
};

export type CacheBounds = { reads: number; bytes: number };

/** The reads that the device has stored for one session and one version of the console. */
export type CacheDatabase = {
  read: (names: readonly string[]) => Promise<(StoredRead | undefined)[]>;
  write: (read: StoredRead) => Promise<void>;
  remove: (name: string) => Promise<void>;
  /** Deletes the oldest reads beyond the storage limits. */
  trim: (bounds: CacheBounds) => Promise<void>;
  close: () => void;
};

const VERSION = 1;
const OWNER = 'owner';

/** A connection to the database, regardless of its owner. */
export type CacheConnection = IDBPDatabase<Schema>;

/** Connects to the database. This takes time and needs no session. */
export function connectToCache(): Promise<CacheConnection> {
  return openDatabase<Schema>(DEVICE_CACHE, VERSION, {
    upgrade: (created) => {
      created.createObjectStore('reads', { keyPath: 'name' }).createIndex('age', ['savedMs', 'bytes']);
      created.createObjectStore('owner');
    },
    // Signing out in another tab deletes the database.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** Opens the database. Clears it first unless it belongs to this owner. */
export async function openCacheDatabase(owner: string, connecting = connectToCache()): Promise<CacheDatabase> {
  const database = await connecting;
  await clearUnlessOwnedBy(database, owner);
  return {
    read: async (names) => {
      const { store } = database.transaction('reads');
      return Promise.all(names.map((name) => store.get(name)));
    },
    write: async (read) => void (await database.put('reads', read)),
    remove: (name) => database.delete('reads', name),
    trim: (bounds) => trim(database, bounds),
    close: () => database.close(),
  };
}

async function clearUnlessOwnedBy(database: CacheConnection, owner: string): Promise<void> {
  // A write transaction would delay the reads that the screen waits for.
  if ((await database.get('owner', OWNER)) === owner) return;
  const transaction = database.transaction(['reads', 'owner'], 'readwrite');
  if ((await transaction.objectStore('owner').get(OWNER)) !== owner) {
    await transaction.objectStore('reads').clear();
    await transaction.objectStore('owner').put(owner, OWNER);
  }
  await transaction.done;
}

async function trim(database: CacheConnection, bounds: CacheBounds): Promise<void> {
  const transaction = database.transaction('reads', 'readwrite');
  let [reads, bytes] = [0, 0];
  let cursor = await transaction.store.index('age').openKeyCursor(null, 'prev');
  while (cursor) {
    reads += 1;
    bytes += cursor.key[1];
    if (reads > bounds.reads || bytes > bounds.bytes) await transaction.store.delete(cursor.primaryKey);
    cursor = await cursor.continue();
  }
  await transaction.done;
}
