import { LRUCache } from 'lru-cache';
import type { Database } from './database.ts';

/** What was read from the database and is costly to read again, kept until anything is written. */
export class StandingReads<Value extends object> {
  readonly #db: Database;
  readonly #values: LRUCache<string, Value>;
  #version = -1;

  /** Keeps at most `max` values, those that were asked for last. */
  constructor(db: Database, max: number) {
    this.#db = db;
    this.#values = new LRUCache({ max });
  }

  /** The value under this key; `read` finds it when it is not known, or may be another one by now. */
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
