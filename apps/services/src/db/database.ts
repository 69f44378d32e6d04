import type { DatabaseSync } from 'node:sqlite';
import { LogSync } from './log-sync.ts';
import type { SqlValue } from './sql-value.ts';
import type { Statement } from './statement.ts';
import { Statements } from './statements.ts';
import { DatabaseLockedError, WriteLock } from './write-lock.ts';

/**
 * The services' single SQLite connection, with prepared statements cached by their text. Calls are synchronous: nothing else runs
 * between two awaits, so a synchronous handler sees one consistent state. Writes throw DatabaseLockedError while another
 * connection of the process writes (see {@link Database.runExternalWrite}).
 */
export class Database {
  readonly #connection: DatabaseSync;
  readonly #statements: Statements;
  readonly #commitListeners = new Set<() => void>();
  readonly #beforeCommit = new Map<string, () => void>();
  /** Undefined for an in-memory database. */
  readonly #logSync: LogSync | undefined;
  #depth = 0;
  #isReading = false;
  #writeCount = 0;
  readonly #writeCounts = new Map<string, number>();
  #unknownWriteCount = 0;
  #foreignVersion = 0;
  #isForeignVersionKnown = false;
  readonly #writeLock = new WriteLock();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#statements = new Statements(connection);
    const path = connection.location();
    this.#logSync = path === null ? undefined : new LogSync(path);
  }

  /** Returns all rows of a query. `Row` is the shape that the SQL text selects. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#prepare(sql).all(values) as Row[];
  }

  /** All rows of a query, each as a list of its values. Faster than `all` for many short rows. `Row` is the type of a row. */
  lists<Row extends readonly SqlValue[]>(sql: string, ...values: SqlValue[]): readonly Row[] {
    return this.#prepare(sql).lists(values) as readonly Row[];
  }

  /** Reads the rows of a query one by one, as far as the caller needs them. The same query must not run in the meantime. */
  iterate<Row>(sql: string, ...values: SqlValue[]): Iterable<Row> {
    return this.#prepare(sql).iterate(values) as Iterable<Row>;
  }

  /** Returns the first row of a query, if any. */
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.#prepare(sql).get(values) as Row | undefined;
  }

  /** Runs a statement that writes. Returns the number of changed rows and the last row ID. */
  run(sql: string, ...values: SqlValue[]): { changes: number; lastInsertRowid: number } {
    if (this.#isReading && this.#depth === 0) return this.transaction(() => this.run(sql, ...values));
    this.#writeCount += 1;
    const result = this.#prepare(sql).run(values);
    return { changes: Number(result.changes), lastInsertRowid: Number(result.lastInsertRowid) };
  }

  /** Runs SQL text without parameters, which may contain several statements. */
  exec(sql: string): void {
    this.#countUnknownWrite();
    this.#connection.exec(sql);
  }

  /** A number that changes whenever this connection may have written. */
  get writeCount(): number {
    return this.#writeCount;
  }

  /**
   * Returns a number that changes whenever this or another process may have written. Cached reads are valid as long as it stays
   * the same.
   */
  version(): number {
    // Inside a transaction, writes of other processes are not visible.
    if (this.#isForeignVersionKnown) return this.#writeCount;
    const foreign = this.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0;
    if (foreign !== this.#foreignVersion) this.#countUnknownWrite();
    this.#foreignVersion = foreign;
    this.#isForeignVersionKnown = this.#isReading || this.#depth > 0;
    return this.#writeCount;
  }

  /** Like `version`, for reads of these tables only. Writes to other tables do not change it. */
  getVersion(tables: readonly string[]): number {
    this.version(); // Detects writes of other processes.
    return tables.reduce((sum, table) => sum + (this.#writeCounts.get(table) ?? 0), this.#unknownWriteCount);
  }

  /**
   * Runs `work`, which reads several times. Locks the file once for all reads, which costs more than a short query. A write in
   * `work` is a separate transaction.
   */
  read<Result>(work: () => Result): Result {
    if (this.#depth > 0 || this.#isReading) return work();
    this.#prepare('BEGIN').run();
    this.#isReading = true;
    try {
      return work();
    } finally {
      this.#isReading = false;
      this.#endReading();
    }
  }

  /**
   * Runs `work` in a write transaction, which is rolled back if it throws. Inside another transaction, it becomes a savepoint.
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
   * Like `transaction`, but does not wait for the disk: `sync` must resolve before the result is reported to any client. Others
   * may read the changes before that. Not allowed inside another transaction.
   */
  runTransactionBeforeSync<Result>(work: () => Result): Result {
    this.#connection.exec('PRAGMA synchronous = NORMAL');
    try {
      return this.transaction(work);
    } finally {
      this.#connection.exec('PRAGMA synchronous = FULL');
    }
  }

  /** Resolves when all commits are on disk. Rejects if the disk fails. */
  async sync(): Promise<void> {
    await this.#logSync?.sync();
  }

  /**
   * Like `transaction`, but held open while `work` awaits. Use it only when nothing else uses this connection, for example before
   * the services listen.
   */
  async runAsyncTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
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

  /**
   * Runs `work` before the current transaction commits, once per key. Runs it immediately without a transaction. It must
   * determine what to do itself, because part of the transaction may have been rolled back.
   */
  scheduleBeforeCommit(key: string, work: () => void): void {
    if (this.#depth === 0) work();
    else this.#beforeCommit.set(key, work);
  }

  /** Like `transaction`, once no other connection of this process writes. For everything that is not part of an operation. */
  write<Result>(work: () => Result): Promise<Result> {
    return this.#writeLock.runWhenFree(() => this.transaction(work));
  }

  /**
   * Runs `work`, which mostly reads, immediately. If it tries to write while another connection of this process writes, reruns it
   * from the start once that write has ended.
   */
  async retryWhileLocked<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseLockedError)) throw error;
      }
      await this.#writeLock.runWhenFree(() => undefined);
    }
  }

  /** Runs `elsewhere`, which writes through its own connection in another thread. One at a time. */
  runExternalWrite<Result>(elsewhere: () => Promise<Result>): Promise<Result> {
    return this.#writeLock.runExclusive(elsewhere);
  }

  /** Calls `listener` after each committed transaction until the returned handle is disposed of. */
  onCommit(listener: () => void): Disposable {
    this.#commitListeners.add(listener);
    return { [Symbol.dispose]: () => this.#commitListeners.delete(listener) };
  }

  /** Notifies the commit listeners of a commit by another connection. */
  notifyCommit(): void {
    for (const listener of this.#commitListeners) listener();
  }

  /** Path of the database file. Undefined for an in-memory database. */
  get path(): string | undefined {
    return this.#connection.location() ?? undefined;
  }

  /** Closes the connection, which cannot be used afterwards. */
  close(): void {
    this.#statements.clear();
    this.#logSync?.[Symbol.dispose]();
    this.#connection.close();
  }

  #begin(): number {
    const level = this.#depth;
    if (level > 0 && !this.#connection.isTransaction) throw new Error('the transaction around this one has failed');
    if (level === 0) this.#writeLock.assertFree();
    if (level === 0 && this.#isReading) this.#endReading();
    if (level === 0) this.#isForeignVersionKnown = false;
    this.#prepare(level === 0 ? 'BEGIN IMMEDIATE' : `SAVEPOINT t${level}`).run();
    this.#writeCount += 1;
    this.#depth = level + 1;
    return level;
  }

  #commit(level: number): void {
    if (level === 0) this.#runBeforeCommit();
    this.#prepare(level === 0 ? 'COMMIT' : `RELEASE t${level}`).run();
    this.#depth = level;
    if (level > 0) return;
    this.#isForeignVersionKnown = false;
    if (this.#isReading) this.#prepare('BEGIN').run();
    this.notifyCommit();
  }

  #runBeforeCommit(): void {
    const works = [...this.#beforeCommit.values()];
    this.#beforeCommit.clear();
    for (const work of works) work();
  }

  #rollBack(level: number): void {
    this.#depth = level;
    this.#countUnknownWrite();
    if (level === 0) {
      this.#beforeCommit.clear();
      this.#isForeignVersionKnown = false;
    }
    // Otherwise SQLite has already rolled it back, as it does when the disk is full.
    if (this.#connection.isTransaction)
      this.exec(level === 0 ? 'ROLLBACK' : `ROLLBACK TO t${level}; RELEASE t${level}`);
    if (level === 0 && this.#isReading) this.#prepare('BEGIN').run();
  }

  #endReading(): void {
    this.#isForeignVersionKnown = false;
    if (this.#connection.isTransaction) this.#prepare('COMMIT').run();
  }

  #prepare(sql: string): Statement {
    const statement = this.#statements.prepare(sql);
    if (this.#depth === 0 && statement.writes.length > 0) this.#writeLock.assertFree();
    for (const table of statement.writes) this.#writeCounts.set(table, (this.#writeCounts.get(table) ?? 0) + 1);
    return statement;
  }

  /** Records a possible write to any table. */
  #countUnknownWrite(): void {
    this.#writeCount += 1;
    this.#unknownWriteCount += 1;
  }
}
