import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { isRestoreIncomplete } from '@rotunda/data-directory/restore-marker';
import { restrictToOwner } from '@rotunda/data-directory/restrict-to-owner';

/** The data directory cannot be used; the message is one line for the person who starts the services. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

const SQLITE_BUSY = 5; // https://www.sqlite.org/rescode.html#busy

/**
 * Takes the data directory for this process; creates it when it is missing, and makes it its owner's alone. Throws
 * DataDirectoryError when it cannot be written, another process has it, or a restore into it has not ended. Dispose to give
 * it back.
 *
 * The lock is one that the system holds for an open SQLite file: it ends with the process however the process ends, so
 * that a crash leaves nothing to clean up and a process id that was used again does not matter.
 */
export function lockDataDirectory(directory: string): Disposable {
  const ownerPath = join(directory, 'services.pid');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (isRestoreIncomplete(directory)) throw unfinishedRestore(directory);
    restrictToOwner(directory);
    const lock = takeLock(join(directory, 'services-lock.db'));
    writeFileSync(ownerPath, String(process.pid), { mode: 0o600 });
    return {
      [Symbol.dispose]: () => {
        rmSync(ownerPath, { force: true });
        lock.close();
      },
    };
  } catch (error) {
    throw toDirectoryError(directory, ownerPath, error);
  }
}

function takeLock(path: string): DatabaseSync {
  closeSync(openSync(path, 'a', 0o600)); // SQLite would make it readable by others.
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** The disk of the data directory is full. */
export function fullDisk(directory: string, cause: unknown): DataDirectoryError {
  const message = `The disk of DATA_DIR ${directory} is full: free some space or set DATA_DIR to another directory.`;
  return new DataDirectoryError(message, { cause });
}

function unfinishedRestore(directory: string): DataDirectoryError {
  const message = `The restore into DATA_DIR ${directory} has not ended: delete the directory and restore again.`;
  return new DataDirectoryError(message);
}

function toDirectoryError(directory: string, ownerPath: string, error: unknown): DataDirectoryError {
  if (error instanceof DataDirectoryError) return error;
  if (isDiskFull(error)) return fullDisk(directory, error);
  if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
    return new DataDirectoryError(
      `DATA_DIR ${directory} is in use by ${readOwner(ownerPath)}: stop it or set DATA_DIR to another directory.`,
    );
  }
  const reason = error instanceof Error && 'code' in error ? error.code : 'unknown error';
  return new DataDirectoryError(
    `DATA_DIR ${directory} cannot be written (${reason}): set DATA_DIR to a directory that can.`,
  );
}

function readOwner(ownerPath: string): string {
  try {
    return `process ${readFileSync(ownerPath, 'utf8')}`;
  } catch {
    return 'a process that is just starting or stopping';
  }
}
