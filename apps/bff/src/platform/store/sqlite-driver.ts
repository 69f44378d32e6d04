import { setTimeout as sleep } from 'node:timers/promises';
import type { ReservedSpace } from '@rotunda/data-directory/reserved-space';
import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { SqliteConnection } from './sqlite-connection.ts';

/** The two connections to one file. Reads outside transactions never wait for writes (https://sqlite.org/wal.html). */
export type SqliteConnections = { reader: SqliteConnection; writer: SqliteConnection };

const AGAIN_MS = 5;
const MAX_AGAIN_MS = 50;
const BUSY = 5; // SQLITE_BUSY: another process writes.

/**
 * Runs queries on a SQLite file. Writes are serialised. A write that finds the file locked by another process waits for up to
 * `lockWaitMs` in total and blocks only other writes. If the disk is full, single deletes use the reserved space, so that
 * sessions can be ended and expired rows free up space.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #lockWaitMs: number;
  readonly #reservedSpace: ReservedSpace;
  #lastRelease: Promise<void> = Promise.resolve();

  constructor(connections: SqliteConnections, lockWaitMs: number, reservedSpace: ReservedSpace) {
    this.#connections = connections;
    this.#lockWaitMs = lockWaitMs;
    this.#reservedSpace = reservedSpace;
  }

  async init(): Promise<void> {
    // The connections are already open.
  }

  async acquireConnection(): Promise<StoreConnection> {
    return new StoreConnection(this.#connections, (work) => this.#acquireLock(work), this.#reservedSpace);
  }

  // Takes the lock at the start: a transaction that began with a read could not write after another process has written.
  async beginTransaction(connection: StoreConnection): Promise<void> {
    const { writer } = this.#connections;
    connection.releaseLock = await this.#acquireLock(() => writer.exec('begin immediate'));
  }

  async commitTransaction(connection: StoreConnection): Promise<void> {
    this.#connections.writer.exec('commit');
    connection.releaseLock?.();
  }

  async rollbackTransaction(connection: StoreConnection): Promise<void> {
    try {
      // SQLite rolls back automatically if the disk is full or fails (https://sqlite.org/lang_transaction.html).
      if (this.#connections.writer.isTransaction) this.#connections.writer.exec('rollback');
    } finally {
      connection.releaseLock?.();
    }
  }

  async releaseConnection(): Promise<void> {
    // There is nothing to release.
  }

  async destroy(): Promise<void> {
    this.#connections.reader.close();
    this.#connections.writer.close();
  }

  /** Calls `begin` after all earlier turns have ended. Resolves to a function that ends this turn. */
  async #acquireLock(begin: () => void): Promise<() => void> {
    const deadline = performance.now() + this.#lockWaitMs;
    const before = this.#lastRelease;
    const turn = Promise.withResolvers<void>();
    this.#lastRelease = turn.promise;
    await before;
    try {
      await retryUntilUnlocked(begin, deadline);
    } catch (error) {
      turn.resolve();
      throw error;
    }
    return turn.resolve;
  }
}

/** The connection that a query or a transaction runs on. */
class StoreConnection implements DatabaseConnection {
  /** Set while a transaction is open. */
  releaseLock: (() => void) | undefined;
  readonly #connections: SqliteConnections;
  readonly #acquireLock: (begin: () => void) => Promise<() => void>;
  readonly #reservedSpace: ReservedSpace;

  constructor(
    connections: SqliteConnections,
    takeTurn: (begin: () => void) => Promise<() => void>,
    reservedSpace: ReservedSpace,
  ) {
    this.#connections = connections;
    this.#acquireLock = takeTurn;
    this.#reservedSpace = reservedSpace;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer } = this.#connections;
    if (this.releaseLock) return writer.execute(query);
    if (SelectQueryNode.is(query.query)) return reader.execute(query);
    const write = () => this.#write<Row>(query);
    return DeleteQueryNode.is(query.query) ? this.#reservedSpace.run(write) : write();
  }

  async #write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    let result: QueryResult<Row> = { rows: [] };
    const endTurn = await this.#acquireLock(() => {
      result = this.#connections.writer.execute(query);
    });
    endTurn();
    return result;
  }

  // biome-ignore lint/correctness/useYield: it never yields.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('the store does not stream rows');
  }
}

async function retryUntilUnlocked(work: () => void, deadline: number): Promise<void> {
  for (let pauseMs = AGAIN_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_AGAIN_MS)) {
    try {
      work();
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() + pauseMs > deadline) throw error;
    }
    await sleep(pauseMs);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
}
