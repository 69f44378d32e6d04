import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Makes a data directory and everything in it readable and writable only by its owner. Skips a tree whose root already is: nobody
 * else can access its content, and new files are created with the right mode.
 *
 * Files and directories of other accounts retain their mode, as on a volume provided to a container.
 */
export function restrictToOwner(directory: string): void {
  if ((statSync(directory).mode & OTHERS) === 0) return;
  restrict(directory, DIRECTORY_MODE);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) restrict(path, DIRECTORY_MODE);
    else if (entry.isFile()) restrict(path, FILE_MODE);
  }
}

function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    if (!isForeign) throw error;
  }
}
