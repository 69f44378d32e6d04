import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

type Options = {
  /** How many values each cache holds, those that were asked for last. */
  max: number;
  /** The tables that values are read from, when they are not many and seldom written to; any table otherwise. */
  tables?: readonly string[];
};

/** A cache of what is costly to read from the database. Any write to what it was read from invalidates all of it. */
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

  /** The value under this key; `read` finds it when it is not in the cache or may be out of date. */
  get(key: string, read: () => Value): Value {
    const version = this.#tables ? this.#db.versionOf(this.#tables) : this.#db.version();
    if (version !== this.#version) this.#values.clear();
    this.#version = version;
    const known = this.#values.get(key);
    if (known) return known;
    const value = read();
    this.#values.set(key, value);
    return value;
  }
}

/** A cache of one kind of read for each database. */
export class ReadCaches<Value extends object> {
  readonly #caches = new WeakMap<Database, ReadCache<Value>>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** The cache of a database, made at its first use. */
  of(db: Database): ReadCache<Value> {
    const known = this.#caches.get(db);
    if (known) return known;
    const created = new ReadCache<Value>(db, this.#options);
    this.#caches.set(db, created);
    return created;
  }
}
