import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile } from './file-lock.ts';

const getPath = (directory: string) => join(directory, 'backup-lock.db');

/** Another backup of the same data directory is in progress. */
export class BackupInProgressError extends Error {
  override readonly name = 'BackupInProgressError';
}

/**
 * Locks a data directory for a backup until disposed of. No stored content is deleted while it is locked. Throws
 * BackupInProgressError.
 */
export function lockForBackup(directory: string): Disposable {
  const lock = lockFile(getPath(directory));
  if (!lock) throw new BackupInProgressError(`A backup of ${directory} is in progress.`);
  return lock;
}

/** Whether a backup of a data directory is in progress. */
export function isBackupInProgress(directory: string): boolean {
  if (!existsSync(getPath(directory))) return false;
  using lock = lockFile(getPath(directory));
  return lock === undefined;
}
