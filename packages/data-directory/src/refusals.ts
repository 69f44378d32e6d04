import { isDiskFull } from './disk-full.ts';

/** Why nothing can be written to a data directory, with the remedy, for the person who starts a server. */
export function refusalOf(directory: string, error: unknown): string {
  if (isDiskFull(error)) return diskFull(directory);
  const reason = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  return `DATA_DIR ${directory} cannot be written${reason}: set DATA_DIR to a directory that can.`;
}

/** The disk of a data directory is full. */
export function diskFull(directory: string): string {
  return `The disk of DATA_DIR ${directory} is full: free some space or set DATA_DIR to another directory.`;
}

/** A restore into a data directory was begun and has not ended. */
export function restoreIncomplete(directory: string): string {
  return `The restore into DATA_DIR ${directory} has not ended: delete the directory and restore again.`;
}
