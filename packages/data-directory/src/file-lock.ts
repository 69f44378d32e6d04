import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5; // https://www.sqlite.org/rescode.html#busy

/**
 * Locks a file until the lock is disposed of, creating the file if it is missing. Returns undefined if another process holds the
 * lock. The operating system holds the lock for an open SQLite file, so it always ends with the process: a crash leaves nothing
 * to clean up, and reused process IDs do not matter.
 */
export function lockFile(path: string): Disposable | undefined {
  closeSync(openSync(path, 'a', 0o600)); // SQLite would create a file that other users can read.
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return { [Symbol.dispose]: () => database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
