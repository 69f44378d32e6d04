import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { requireOwnDirectory } from '@rotunda/data-directory/foreign-directory';
import { diskFull, getRefusal, restoreIncomplete } from '@rotunda/data-directory/refusals';
import { isRestoreIncomplete } from '@rotunda/data-directory/restore-marker';
import { restrictToOwner } from '@rotunda/data-directory/restrict-to-owner';
import { makeDirectory } from '@rotunda/data-directory/sync-directory';
import { StartError } from '#domain/start-error.ts';

/** Throws StartError if the data directory cannot be used, or is missing and cannot be created. Changes nothing. */
export function checkDataDirectory(path: string): void {
  const existing = findExisting(path);
  if (!statSync(existing).isDirectory() || !isWritable(existing)) {
    throw new StartError(getRefusal(path, undefined));
  }
  requireOwn(path);
  if (isRestoreIncomplete(path)) throw new StartError(restoreIncomplete(path));
}

/**
 * Creates the data directory if it is missing and restricts it to its owner. Throws StartError if it cannot be used, for example
 * because a restore into it has not finished.
 */
export function prepareDataDirectory(path: string): void {
  try {
    makeDirectory(path);
    requireOwnDirectory(path);
    accessSync(path, constants.W_OK);
    restrictToOwner(path);
  } catch (cause) {
    throw new StartError(getRefusal(path, cause), { cause });
  }
  if (isRestoreIncomplete(path)) throw new StartError(restoreIncomplete(path));
}

function requireOwn(path: string): void {
  try {
    requireOwnDirectory(path);
  } catch (cause) {
    throw new StartError(getRefusal(path, cause), { cause });
  }
}

function findExisting(path: string): string {
  return existsSync(path) ? path : findExisting(dirname(path));
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the error for a full disk of the data directory. */
export function toDiskFullError(path: string, cause: unknown): StartError {
  return new StartError(diskFull(path), { cause });
}
