import type { Query, QueryCache } from '@tanstack/react-query';
import { waitForNextTask } from '#lib/next-task.ts';
import type { CacheBounds, CacheDatabase, StoredRead } from './cache-database.ts';
import type { CacheSeal } from './cache-seal.ts';
import { isCachedRead } from './cached-reads.ts';
import { fromStoredText, toStoredText } from './stored-text.ts';

const MAX_AGE_MS = 24 * 60 * 60_000;
const MAX_READ_CHARS = 1_000_000;
const SAVE_AFTER_MS = 300;
/** Includes one entry per screen that was open. */
const BOUNDS: CacheBounds = { reads: 250, bytes: 20_000_000 };

type OpenedRead = { text: string; savedMs: number };

/** Restores queries from the device, and stores their results. */
export class ReadStorage {
  readonly #seal: CacheSeal;
  readonly #database: CacheDatabase;
  readonly #queries: QueryCache;
  readonly #changed = new Set<Query>();
  /** Opened reads by query hash, for the queries that the screen creates next. */
  readonly #preloaded = new Map<string, OpenedRead>();
  readonly #restoring = new Set<Promise<void>>();
  /** The reads shown until the service responds. */
  readonly #shown = new WeakMap<Query, OpenedRead>();
  /** The last stored list of reads of each screen. */
  readonly #listed = new Map<string, string>();
  #saving: Promise<void> | undefined;

  constructor(seal: CacheSeal, database: CacheDatabase, queries: QueryCache) {
    this.#seal = seal;
    this.#database = database;
    this.#queries = queries;
  }

  /** Opens what the screen at a path showed on its last visit, so that its queries have data as soon as they are created. */
  async preload(path: string): Promise<void> {
    const listName = await this.#getScreenName(path);
    const [stored] = await this.#database.read([listName]).catch(ignoreClosedDatabase);
    const list = stored && (await this.#open(listName, stored));
    if (list === undefined) return;
    const reads: [hash: string, name: string][] = JSON.parse(list.text);
    const found = await this.#database.read(reads.map(([, name]) => name)).catch(ignoreClosedDatabase);
    const opened = reads.map(async ([hash, name], index) => {
      const read = await this.#open(name, found[index]);
      if (read) this.#preloaded.set(hash, read);
    });
    await Promise.all(opened);
  }

  /** Restores the stored data of a query, unless it has a response by then. */
  restore(query: Query): void {
    const read = this.#preloaded.get(query.queryHash);
    this.#preloaded.delete(query.queryHash);
    if (read) {
      this.#show(query, read);
    } else {
      const restoring = this.#restoreLater(query).finally(() => this.#restoring.delete(restoring));
      this.#restoring.add(restoring);
    }
  }

  /** Shows a read again after a cancelled request has reset its query to the state from before the read was restored. */
  restoreAfterCancel(query: Query): void {
    const read = this.#shown.get(query);
    if (read) this.#show(query, read);
  }

  /** Resolves once all queries that exist by now have their stored data. */
  async waitUntilRestored(): Promise<void> {
    await Promise.all(this.#restoring);
  }

  /** Stores the result of a query after a short delay. */
  save(query: Query): void {
    this.#preloaded.delete(query.queryHash);
    this.#shown.delete(query);
    this.#changed.add(query);
    this.#saving ??= new Promise((resolve) => setTimeout(resolve, SAVE_AFTER_MS)).then(() => this.flush());
  }

  async remove(query: Query): Promise<void> {
    this.#preloaded.delete(query.queryHash);
    this.#shown.delete(query);
    this.#changed.delete(query);
    await this.#database.remove(await this.#seal.nameOf(query.queryHash)).catch(ignoreClosedDatabase);
  }

  async flush(): Promise<void> {
    this.#saving = undefined;
    for (const query of this.#changed) {
      this.#changed.delete(query);
      await this.#saveData(query).catch(ignoreClosedDatabase);
      await waitForNextTask();
    }
    await this.#listScreen(location.pathname).catch(ignoreClosedDatabase);
    await this.#database.trim(BOUNDS).catch(ignoreClosedDatabase);
  }

  async #restoreLater(query: Query): Promise<void> {
    const name = await this.#seal.nameOf(query.queryHash);
    const [stored] = await this.#database.read([name]).catch(ignoreClosedDatabase);
    const read = await this.#open(name, stored);
    if (read) this.#show(query, read);
  }

  #show(query: Query, read: OpenedRead): void {
    if (query.state.status !== 'pending') return;
    this.#shown.set(query, read);
    // Invalidated, so that all observers refetch it, regardless of its stale time.
    const { text, savedMs } = read;
    query.setState({ data: fromStoredText(text), dataUpdatedAt: savedMs, status: 'success', isInvalidated: true });
  }

  async #open(name: string, stored: StoredRead | undefined): Promise<OpenedRead | undefined> {
    if (!stored || Date.now() - stored.savedMs > MAX_AGE_MS) return undefined;
    const text = await this.#seal.open(name, stored);
    return text === undefined ? undefined : { text, savedMs: stored.savedMs };
  }

  async #saveData({ queryHash, state }: Query): Promise<void> {
    const text = toStoredText(state.data);
    if (text === undefined || text.length > MAX_READ_CHARS) return;
    await this.#write(await this.#seal.nameOf(queryHash), text, state.dataUpdatedAt);
  }

  /** Stores which reads the screen shows. The list only says what to open, so one of another moment does no harm. */
  async #listScreen(path: string): Promise<void> {
    const shown = this.#queries.getAll().filter((query) => query.isActive() && isCachedRead(query.queryKey));
    const hashes = shown.map(({ queryHash }) => queryHash).sort();
    const reads = await Promise.all(hashes.map(async (hash) => [hash, await this.#seal.nameOf(hash)]));
    const text = JSON.stringify(reads);
    if ((this.#listed.get(path) ?? '[]') === text) return;
    this.#listed.set(path, text);
    await this.#write(await this.#getScreenName(path), text, Date.now());
  }

  async #write(name: string, text: string, savedMs: number): Promise<void> {
    const sealed = await this.#seal.seal(name, text);
    await this.#database.write({ ...sealed, name, savedMs, bytes: sealed.ciphertext.byteLength });
  }

  #getScreenName(path: string): Promise<string> {
    return this.#seal.nameOf(`screen ${path}`);
  }
}

/** The database was deleted or the disk is full: the console works without it. */
function ignoreClosedDatabase(error: unknown): [] {
  if (!(error instanceof DOMException)) throw error;
  return [];
}
