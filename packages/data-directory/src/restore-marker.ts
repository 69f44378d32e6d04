import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pathOf = (directory: string) => join(directory, 'restore-incomplete');

/** Marks a data directory as one to which not everything has been restored yet. */
export function markRestore(directory: string): void {
  writeFileSync(pathOf(directory), '', { mode: 0o600, flush: true });
}

/** Takes the mark off. */
export function unmarkRestore(directory: string): void {
  rmSync(pathOf(directory));
}

/** Whether a restore into a data directory was begun and has not ended. */
export function isRestoreIncomplete(directory: string): boolean {
  return existsSync(pathOf(directory));
}
