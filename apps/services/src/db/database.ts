import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** A value that SQLite stores. Booleans are stored as 0 and 1, times as integer Unix milliseconds. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/**
 * The services' one SQLite connection, with prepared statements kept by their text. Calls are synchronous: between two
 * awaits nothing else runs, so a synchronous handler sees one consistent state.
 */
export class Database {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #commitListeners = new Set<() => void>();
  #depth = 0;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  /** All rows of a query. `Row` states the shape that the SQL text selects. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  /** The first row of a query, if there is one. */
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined;
  }

  /** Runs a statement; returns the number of rows changed and the last row id. */
  run(sql: string, ...values: SqlValue[]): { changes: number; lastInsertRowid: number } {
    const result = this.#prepare(sql).run(...values);
    return { changes: Number(result.changes), lastInsertRowid: Number(result.lastInsertRowid) };
  }

  /** Runs SQL text that may hold several statements, without parameters. */
  exec(sql: string): void {
    this.#connection.exec(sql);
  }

  /**
   * Runs `work` in one write transaction; a throw rolls back everything it did. Called inside another transaction it
   * becomes a part of that one, through a savepoint.
   */
  transaction<Result>(work: () => Result): Result {
    const level = this.#begin();
    try {
      const result = work();
      this.#commit(level);
      return result;
    } catch (error) {
      this.#rollBack(level);
      throw error;
    }
  }

  /**
   * Like `transaction`, but held open while `work` awaits. Only for times when nothing else uses this connection, such
   * as before the services listen.
   */
  async transactionAcross<Result>(work: () => Promise<Result>): Promise<Result> {
    const level = this.#begin();
    try {
      const result = await work();
      this.#commit(level);
      return result;
    } catch (error) {
      this.#rollBack(level);
      throw error;
    }
  }

  /** Calls `listener` after each transaction that is kept, until the returned handle is disposed of. */
  onCommit(listener: () => void): Disposable {
    this.#commitListeners.add(listener);
    return { [Symbol.dispose]: () => this.#commitListeners.delete(listener) };
  }

  close(): void {
    this.#statements.clear();
    this.#connection.close();
  }

  #begin(): number {
    const level = this.#depth;
    if (level > 0 && !this.#connection.isTransaction) throw new Error('the transaction around this one has failed');
    this.exec(level === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT t${level}`);
    this.#depth = level + 1;
    return level;
  }

  #commit(level: number): void {
    this.exec(level === 0 ? 'COMMIT' : `RELEASE t${level}`);
    this.#depth = level;
    if (level > 0) return;
    for (const listener of this.#commitListeners) listener();
  }

  #rollBack(level: number): void {
    this.#depth = level;
    if (!this.#connection.isTransaction) return; // SQLite took it back itself, as it does when the disk is full.
    this.exec(level === 0 ? 'ROLLBACK' : `ROLLBACK TO t${level}; RELEASE t${level}`);
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#connection.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
