import { readdirSync, statSync } from 'node:fs';

const OTHERS = 0o077;
/** Files of which every data directory has one from its first start on. */
const OWN_FILES = ['bff.db', 'bff-keys', 'reserved-space', 'services.db', 'services-lock.db'];
const FOUND_ON_NEW_VOLUMES = 'lost+found';

/** The data directory contains directories of other programs. */
export class ForeignDirectoryError extends Error {
  override readonly name = 'ForeignDirectoryError';
}

/**
 * Throws ForeignDirectoryError if a directory that other accounts can use contains directories, but no data: such as `/`, `/tmp` or
 * a home directory. Access to it must not be restricted to one account. Nothing happens if it does not exist.
 */
export function requireOwnDirectory(path: string): void {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status?.isDirectory() || (status.mode & OTHERS) === 0) return;
  const entries = readdirSync(path, { withFileTypes: true });
  if (entries.some(({ name }) => OWN_FILES.includes(name))) return;
  if (entries.some((entry) => !entry.isFile() && entry.name !== FOUND_ON_NEW_VOLUMES)) {
    throw new ForeignDirectoryError(`${path} contains other directories`);
  }
}
