import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5; // https://www.sqlite.org/rescode.html#busy

/**
 * Locks a file, which is created when it is missing, until the lock is disposed of; undefined when another process has it
 * locked. The lock is one that the system holds for an open SQLite file: it ends with the process however the process ends,
 * so that a crash leaves nothing to clean up and a process ID that was used again does not matter.
 */
export function lockFile(path: string): Disposable | undefined {
  closeSync(openSync(path, 'a', 0o600)); // SQLite would make it readable by others.
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
