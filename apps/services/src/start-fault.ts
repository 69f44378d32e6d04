import { isDiskFull } from '@rotunda/data-directory/disk-full';
import { NewerDatabaseError } from '#db/open-database.ts';
import { KeyFileError } from '#identity/key-file.ts';
import { DataDirectoryError, toDiskFullError } from './data-directory.ts';

/** The primary result codes of SQLite for damage (https://www.sqlite.org/rescode.html): corrupt, cannot open, not a database. */
const DAMAGE: readonly number[] = [11, 14, 26];

/** Returns the error for contents of the data directory with which the services cannot start. Returns other errors unchanged. */
export function toStartFault(directory: string, cause: unknown): unknown {
  if (isDiskFull(cause)) return toDiskFullError(directory, cause);
  if (cause instanceof NewerDatabaseError || cause instanceof KeyFileError)
    return new DataDirectoryError(cause.message, { cause });
  const reason = findDamage(directory, cause);
  if (reason === undefined) return cause;
  return new DataDirectoryError(`DATA_DIR ${directory} is damaged (${reason}): restore a backup.`, { cause });
}

function findDamage(directory: string, cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if ('errcode' in cause && typeof cause.errcode === 'number')
    return DAMAGE.includes(cause.errcode & 0xff) ? `services.db: ${cause.message}` : undefined;
  const isInside = 'path' in cause && typeof cause.path === 'string' && cause.path.startsWith(directory);
  return isInside ? cause.message : undefined;
}
