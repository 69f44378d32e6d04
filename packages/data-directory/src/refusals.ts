import { isDiskFull } from './disk-full.ts';
import { ForeignDirectoryError } from './foreign-directory.ts';

/** Describes why a data directory cannot be used, with the remedy, for the user who starts a server. */
export function getRefusal(directory: string, error: unknown): string {
  if (isDiskFull(error)) return diskFull(directory);
  if (error instanceof ForeignDirectoryError) {
    return `DATA_DIR ${directory} contains directories of other programs: set DATA_DIR to an empty or a new directory.`;
  }
  const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  return `DATA_DIR ${directory} is not writable${reason}: set DATA_DIR to a writable directory.`;
}

/** Returns the message for a full data directory disk. */
export function diskFull(directory: string): string {
  return `The disk of DATA_DIR ${directory} is full: free some space or set DATA_DIR to another directory.`;
}

/** Returns the message for an incomplete restore into a data directory. */
export function restoreIncomplete(directory: string): string {
  return `The restore into DATA_DIR ${directory} has not ended: delete the directory and restore again.`;
}
