import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** A cache of what is costly to read from the database. Any write invalidates all of it. */
class ReadCache<Value extends object> {
  readonly #db: Database;
  readonly #values: LRUCache<string, Value>;
  #version = -1;

  /** Holds at most `max` values, those that were asked for last. */
  constructor(db: Database, max: number) {
    this.#db = db;
    this.#values = new LRUCache({ max });
  }

  /** The value under this key; `read` finds it when it is not in the cache or may be out of date. */
  get(key: string, read: () => Value): Value {
    const version = this.#db.version();
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
  readonly #max: number;

  /** Each holds at most `max` values. */
  constructor(max: number) {
    this.#max = max;
  }

  of(db: Database): ReadCache<Value> {
    const known = this.#caches.get(db);
    if (known) return known;
    const created = new ReadCache<Value>(db, this.#max);
    this.#caches.set(db, created);
    return created;
  }
}
