import type { StatementSync } from 'node:sqlite';
import type { SqlValue } from './database.ts';

/** A prepared statement, with what its text says. */
export class Statement {
  readonly #prepared: StatementSync;
  readonly #columns: readonly string[];
  /** Tables that it may write to: by itself, by a trigger and by a foreign key that cascades. */
  readonly writes: readonly string[];

  constructor(prepared: StatementSync, writes: readonly string[]) {
    this.#prepared = prepared;
    this.#columns = prepared.columns().map(({ name }) => name);
    this.writes = writes;
  }

  /** All rows, as objects with a member for each column. */
  all(values: readonly SqlValue[]): unknown[] {
    this.#prepared.setReturnArrays(false);
    return this.#prepared.all(...values);
  }

  /** The first row, if there is one. */
  get(values: readonly SqlValue[]): unknown {
    // For a row that is read by itself the driver would make the names of all columns anew.
    this.#prepared.setReturnArrays(true);
    const row: unknown = this.#prepared.get(...values);
    return Array.isArray(row) ? toObject(this.#columns, row) : undefined;
  }

  /** Runs it for what it writes. */
  run(values: readonly SqlValue[] = []): ReturnType<StatementSync['run']> {
    return this.#prepared.run(...values);
  }
}

function toObject(columns: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) object[columns[index] ?? ''] = row[index];
  return object;
}
