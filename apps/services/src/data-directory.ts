import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The data directory cannot be used; the message is one line for the person who starts the services. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/**
 * Takes the data directory for this process: creates it and writes a lock file with the process id. Throws
 * DataDirectoryError when it cannot be written or another living process has it. Dispose to give it back.
 */
export function lockDataDirectory(directory: string): Disposable {
  const lockPath = join(directory, 'services.lock');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    removeStaleLock(directory, lockPath);
    const descriptor = openSync(lockPath, 'wx', 0o600);
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
  } catch (error) {
    throw toDirectoryError(directory, error);
  }
  return { [Symbol.dispose]: () => rmSync(lockPath, { force: true }) };
}

function removeStaleLock(directory: string, lockPath: string): void {
  const owner = readOwner(lockPath);
  if (owner === undefined) return;
  if (isAlive(owner)) {
    throw new DataDirectoryError(
      `DATA_DIR ${directory} is in use by process ${owner}: stop it or set DATA_DIR to another directory.`,
    );
  }
  rmSync(lockPath, { force: true });
}

function readOwner(lockPath: string): number | undefined {
  try {
    return Number(readFileSync(lockPath, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: the process lives, but belongs to somebody else.
    return errorCode(error) === 'EPERM';
  }
}

function toDirectoryError(directory: string, error: unknown): DataDirectoryError {
  if (error instanceof DataDirectoryError) return error;
  if (errorCode(error) === 'EEXIST') {
    return new DataDirectoryError(`DATA_DIR ${directory} is being taken by another process at this moment.`);
  }
  return new DataDirectoryError(
    `DATA_DIR ${directory} cannot be written (${errorCode(error) ?? 'unknown error'}): set DATA_DIR to a directory that can.`,
  );
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
