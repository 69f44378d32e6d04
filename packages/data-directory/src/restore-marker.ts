import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const getPath = (directory: string) => join(directory, 'restore-incomplete');

/** Marks the restore into a data directory as incomplete. */
export function markRestore(directory: string): void {
  writeFileSync(getPath(directory), '', { mode: 0o600, flush: true });
}

/** Removes the mark. */
export function unmarkRestore(directory: string): void {
  rmSync(getPath(directory));
}

/** Whether a restore into a data directory is incomplete. */
export function isRestoreIncomplete(directory: string): boolean {
  return existsSync(getPath(directory));
}
