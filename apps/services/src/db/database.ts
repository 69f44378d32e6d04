import type { DatabaseSync } from 'node:sqlite';
import { LogSync } from './log-sync.ts';
import type { SqlValue } from './sql-value.ts';
import type { Statement } from './statement.ts';
import { Statements } from './statements.ts';
import { DatabaseLockedError, WriteLock } from './write-lock.ts';

/**
 * The services' one SQLite connection, with prepared statements kept by their text. Calls are synchronous: between two
 * awaits nothing else runs, so a synchronous handler sees one consistent state. Writes throw DatabaseLockedError while
 * another connection of the process writes (see {@link Database.lend}).
 */
export class Database {
  readonly #connection: DatabaseSync;
  readonly #statements: Statements;
  readonly #commitListeners = new Set<() => void>();
  readonly #beforeCommit = new Map<string, () => void>();
  /** Undefined for a database in memory. */
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

  /** All rows of a query. `Row` states the shape that the SQL text selects. */
  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    return this.#prepare(sql).all(values) as Row[];
  }

  /** All rows of a query, each as a list of its values. Faster than `all` for many short rows. `Row` is the type of a row. */
  lists<Row extends readonly SqlValue[]>(sql: string, ...values: SqlValue[]): readonly Row[] {
    return this.#prepare(sql).lists(values) as readonly Row[];
  }

  /** The first row of a query, if there is one. */
  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.#prepare(sql).get(values) as Row | undefined;
  }

  /** Runs a statement that writes; returns the number of rows changed and the last row id. */
  run(sql: string, ...values: SqlValue[]): { changes: number; lastInsertRowid: number } {
    if (this.#isReading && this.#depth === 0) return this.transaction(() => this.run(sql, ...values));
    this.#writeCount += 1;
    const result = this.#prepare(sql).run(values);
    return { changes: Number(result.changes), lastInsertRowid: Number(result.lastInsertRowid) };
  }

  /** Runs SQL text that may hold several statements, without parameters. */
  exec(sql: string): void {
    this.#countUnknownWrite();
    this.#connection.exec(sql);
  }

  /** A number that is another one as soon as anything may have been written through this connection. */
  get writeCount(): number {
    return this.#writeCount;
  }

  /**
   * A number that is another one as soon as anything may have been written, here or by another process. What was read
   * stays true as long as it stays the same.
   */
  version(): number {
    // Within a transaction nobody else's writes are seen.
    if (this.#isForeignVersionKnown) return this.#writeCount;
    const foreign = this.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0;
    if (foreign !== this.#foreignVersion) this.#countUnknownWrite();
    this.#foreignVersion = foreign;
    this.#isForeignVersionKnown = this.#isReading || this.#depth > 0;
    return this.#writeCount;
  }

  /** Like `version`, for what is read from these tables alone: writes to others leave it as it is. */
  versionOf(tables: readonly string[]): number {
    this.version(); // Notices what another process wrote.
    return tables.reduce((sum, table) => sum + (this.#writeCounts.get(table) ?? 0), this.#unknownWriteCount);
  }

  /**
   * Runs `work`, which reads several times: the file is locked once for all of it, which costs more than a short query.
   * What it writes nevertheless is a transaction of its own.
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
   * Like `transaction`, but without waiting for the disk: before the result is told to anybody, `sync` has to resolve. Others
   * may read it until then. Not inside another transaction.
   */
  transactionBeforeSync<Result>(work: () => Result): Result {
    this.#connection.exec('PRAGMA synchronous = NORMAL');
    try {
      return this.transaction(work);
    } finally {
      this.#connection.exec('PRAGMA synchronous = FULL');
    }
  }

  /** Resolves when all that was committed is on disk. Rejects when the disk fails. */
  async sync(): Promise<void> {
    await this.#logSync?.sync();
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

  /**
   * Runs `work` before the transaction in progress is kept, once for all that ask for it under one key; at once without
   * a transaction. It has to find out what there is to do, as a part of the transaction may have been taken back.
   */
  beforeCommit(key: string, work: () => void): void {
    if (this.#depth === 0) work();
    else this.#beforeCommit.set(key, work);
  }

  /** Like `transaction`, as soon as no other connection of this process writes. For all that is not part of an operation. */
  write<Result>(work: () => Result): Promise<Result> {
    return this.#writeLock.whenFree(() => this.transaction(work));
  }

  /**
   * Runs `work`, which mostly reads, at once. When it tries to write while another connection of this process does, it is
   * run again, from its start, as soon as that has ended.
   */
  async retryWhileLocked<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DatabaseLockedError)) throw error;
      }
      await this.#writeLock.whenFree(() => undefined);
    }
  }

  /** Runs `elsewhere`, which writes through a connection of its own, in another thread. One at a time. */
  lend<Result>(elsewhere: () => Promise<Result>): Promise<Result> {
    return this.#writeLock.hold(elsewhere);
  }

  /** Calls `listener` after each transaction that is kept, until the returned handle is disposed of. */
  onCommit(listener: () => void): Disposable {
    this.#commitListeners.add(listener);
    return { [Symbol.dispose]: () => this.#commitListeners.delete(listener) };
  }

  /** Tells those who listen for commits that another connection has made one. */
  announceCommit(): void {
    for (const listener of this.#commitListeners) listener();
  }

  /** The file of the database; undefined for one in memory. */
  get path(): string | undefined {
    return this.#connection.location() ?? undefined;
  }

  /** Ends the connection; it cannot be used any more. */
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
    this.announceCommit();
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
    // Otherwise SQLite took it back itself, as it does when the disk is full.
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

  /** Notes that there may be writes to any table. */
  #countUnknownWrite(): void {
    this.#writeCount += 1;
    this.#unknownWriteCount += 1;
  }
}
