import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

type Options = {
  /** Maximum number of values in each cache. The least recently used values are evicted. */
  max: number;
  /** The tables that values are read from, if they are few and rarely written to. Defaults to all tables. */
  tables?: readonly string[];
};

/** A cache of expensive database reads. Any write to their tables invalidates the whole cache. */
export class ReadCache<Value extends object> {
  readonly #db: Database;
  readonly #values: LRUCache<string, Value>;
  readonly #tables: readonly string[] | undefined;
  #version = -1;

  constructor(db: Database, { max, tables }: Options) {
    this.#db = db;
    this.#tables = tables;
    this.#values = new LRUCache({ max });
  }

  /** Returns the value for a key. Calls `read` if the value is not cached or may be stale. */
  get(key: string, read: () => Value): Value {
    const version = this.#tables ? this.#db.getVersion(this.#tables) : this.#db.version();
    if (version !== this.#version) this.#values.clear();
    this.#version = version;
    const known = this.#values.get(key);
    if (known) return known;
    const value = read();
    this.#values.set(key, value);
    return value;
  }
}

/** Caches for one kind of read, one per database. */
export class ReadCaches<Value extends object> {
  readonly #caches = new WeakMap<Database, ReadCache<Value>>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns the cache of a database, created on first use. */
  of(db: Database): ReadCache<Value> {
    const known = this.#caches.get(db);
    if (known) return known;
    const created = new ReadCache<Value>(db, this.#options);
    this.#caches.set(db, created);
    return created;
  }
}
