import type { StatementSync } from 'node:sqlite';
import type { SqlValue } from './sql-value.ts';

/** A prepared statement with its metadata. */
export class Statement {
  readonly #prepared: StatementSync;
  readonly #columns: readonly string[];
  /** A row without values that result rows are copied from (see {@link toBlank}). */
  readonly #blank: Readonly<Record<string, unknown>>;
  /** Tables that it may write to: directly, by a trigger or by a cascading foreign key. */
  readonly writes: readonly string[];

  constructor(prepared: StatementSync, writes: readonly string[]) {
    prepared.setReturnArrays(true);
    this.#prepared = prepared;
    this.#columns = prepared.columns().map(({ name }) => name);
    this.#blank = toBlank(this.#columns);
    this.writes = writes;
  }

  /** Returns all rows as objects with a property for each column. */
  all(values: readonly SqlValue[]): unknown[] {
    return this.lists(values).map((row) => this.#toObject(row));
  }

  /** All rows, as lists of the values of their columns. */
  lists(values: readonly SqlValue[]): readonly unknown[] {
    return this.#prepared.all(...values);
  }

  /** Reads rows as objects one by one. Invalid once the statement runs again. */
  *iterate(values: readonly SqlValue[]): Generator<unknown, void> {
    for (const row of this.#prepared.iterate(...values)) yield this.#toObject(row);
  }

  /** Returns the first row, if any. */
  get(values: readonly SqlValue[]): unknown {
    const row: unknown = this.#prepared.get(...values);
    return row === undefined ? undefined : this.#toObject(row);
  }

  /** Runs the statement for its writes. */
  run(values: readonly SqlValue[] = []): ReturnType<StatementSync['run']> {
    return this.#prepared.run(...values);
  }

  #toObject(row: unknown): Record<string, unknown> {
    if (!Array.isArray(row)) throw new TypeError('a row is a list of values');
    const object = { ...this.#blank };
    for (let index = 0; index < row.length; index += 1) object[this.#columns[index] ?? ''] = row[index];
    return object;
  }
}

/**
 * Returns an object of this shape without values. Objects created by the driver, or built property by property, become hash
 * tables if they have many properties: reading a row of 44 columns and using it took a third longer.
 */
function toBlank(columns: readonly string[]): Record<string, unknown> {
  return JSON.parse(`{${columns.map((column) => `${JSON.stringify(column)}:null`).join(',')}}`);
}
