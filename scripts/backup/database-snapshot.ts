import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const LOCK_WAIT_MS = 30_000;
const PAGES_PER_STEP = 500;

/**
 * A consistent snapshot of several SQLite databases in a directory. Writers wait only for the few milliseconds in which it is
 * taken, and continue while it is copied.
 */
export class DatabaseSnapshot implements Disposable {
  readonly #connections: ReadonlyMap<string, DatabaseSync>;

  /** Takes the snapshot while none of the databases has an open transaction. */
  constructor(directory: string, names: readonly string[]) {
    using locks = new DisposableStack();
    for (const name of names) {
      const lock = new DatabaseSync(join(directory, name), { timeout: LOCK_WAIT_MS });
      locks.adopt(lock, (database) => database.close()); // Closing the connection rolls back the transaction.
      lock.exec('BEGIN IMMEDIATE');
    }
    this.#connections = new Map(names.map((name) => [name, openSnapshot(join(directory, name))]));
  }

  /** Writes a database to a new file. */
  async copy(name: string, target: string): Promise<void> {
    const connection = this.#connections.get(name);
    if (!connection) throw new Error(`there is no snapshot of ${name}`);
    closeSync(openSync(target, 'wx', 0o600));
    await backup(connection, target, { rate: PAGES_PER_STEP });
  }

  [Symbol.dispose](): void {
    for (const connection of this.#connections.values()) connection.close();
  }
}

// A transaction that has started reading sees the same state until it ends (https://sqlite.org/isolation.html).
function openSnapshot(path: string): DatabaseSync {
  const connection = new DatabaseSync(path, { readOnly: true });
  connection.exec('BEGIN');
  connection.prepare('SELECT count(*) FROM sqlite_schema').get();
  return connection;
}
