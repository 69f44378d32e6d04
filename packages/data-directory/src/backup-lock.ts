import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5; // https://www.sqlite.org/rescode.html#busy

const pathOf = (directory: string) => join(directory, 'backup-lock.db');

/** Another backup of the same data directory is in progress. */
export class BackupInProgressError extends Error {
  override readonly name = 'BackupInProgressError';
}

/**
 * Holds a data directory for a backup until it is disposed of: no stored content is removed meanwhile. The lock is one that
 * the system holds for an open file, so that it ends with the process however that ends. Throws BackupInProgressError.
 */
export function lockForBackup(directory: string): Disposable {
  const path = pathOf(directory);
  closeSync(openSync(path, 'a', 0o600));
  const lock = takeLock(path);
  if (!lock) throw new BackupInProgressError(`A backup of ${directory} is in progress.`);
  return { [Symbol.dispose]: () => lock.close() };
}

/** Whether a process makes a backup of a data directory. */
export function isBackupInProgress(directory: string): boolean {
  if (!existsSync(pathOf(directory))) return false;
  const lock = takeLock(pathOf(directory));
  lock?.close();
  return lock === undefined;
}

function takeLock(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
}
