import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from '@rotunda/data-directory/file-lock';
import { requireOwnDirectory } from '@rotunda/data-directory/foreign-directory';
import { diskFull, getRefusal, restoreIncomplete } from '@rotunda/data-directory/refusals';
import { isRestoreIncomplete } from '@rotunda/data-directory/restore-marker';
import { restrictToOwner } from '@rotunda/data-directory/restrict-to-owner';
import { makeDirectory } from '@rotunda/data-directory/sync-directory';

/** The data directory cannot be used. The message is one line for the user who starts the services. */
export class DataDirectoryError extends Error {
  override readonly name = 'DataDirectoryError';
}

/**
 * Locks the data directory for this process. Creates it if it is missing, and restricts access to its owner. Throws
 * DataDirectoryError if it is not writable, another process has locked it, or a restore into it is incomplete. Dispose of the
 * result to unlock it.
 */
export function lockDataDirectory(directory: string): Disposable {
  const ownerPath = join(directory, 'services.pid');
  try {
    makeDirectory(directory);
    requireOwnDirectory(directory);
    if (isRestoreIncomplete(directory)) throw new DataDirectoryError(restoreIncomplete(directory));
    restrictToOwner(directory);
    const lock = lockFile(join(directory, 'services-lock.db'));
    if (!lock) throw toInUseError(directory, ownerPath);
    writeFileSync(ownerPath, String(process.pid), { mode: 0o600 });
    return {
      [Symbol.dispose]: () => {
        rmSync(ownerPath, { force: true });
        lock[Symbol.dispose]();
      },
    };
  } catch (error) {
    if (error instanceof DataDirectoryError) throw error;
    throw new DataDirectoryError(getRefusal(directory, error), { cause: error });
  }
}

/** Returns the error for a full data directory disk. */
export function toDiskFullError(directory: string, cause: unknown): DataDirectoryError {
  return new DataDirectoryError(diskFull(directory), { cause });
}

function toInUseError(directory: string, ownerPath: string): DataDirectoryError {
  return new DataDirectoryError(
    `DATA_DIR ${directory} is in use by ${readOwner(ownerPath)}: stop it or set DATA_DIR to another directory.`,
  );
}

function readOwner(ownerPath: string): string {
  try {
    return `process ${readFileSync(ownerPath, 'utf8')}`;
  } catch {
    return 'a process that is just starting or stopping';
  }
}
