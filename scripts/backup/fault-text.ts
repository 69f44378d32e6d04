import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { BackupError } from './backup-error.ts';

const SQLITE = 'ERR_SQLITE_ERROR';

/**
 * Returns the line for an error whose cause is outside this program, for the user of a command: a damaged database, a full disk, or
 * a file that cannot be accessed. Returns undefined for other errors, which are faults of the program.
 */
export function toFaultText(error: unknown): string | undefined {
  if (error instanceof BackupError) return error.message;
  if (!(error instanceof Error && 'code' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? error.path : undefined;
  if (isDiskFull(error)) return `The disk is full${path ? ` at ${path}` : ''}: free space, or use another directory.`;
  if (error.code === SQLITE) return `A database cannot be read or copied: ${error.message}.`;
  return 'syscall' in error ? `${path ?? 'A file'} cannot be accessed (${String(error.code)}).` : undefined;
}

/** Writes that line to the standard error and sets the exit code 1. Throws other errors. */
export function reportFault(error: unknown): void {
  const text = toFaultText(error);
  if (text === undefined) throw error;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
