import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Flushes the names in a directory to disk. Otherwise, a power failure may lose files that were synced themselves. */
export function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Does the same for a directory and its descendants. */
export function syncDirectories(path: string): void {
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries) if (entry.isDirectory()) syncDirectories(join(path, entry.name));
  syncDirectory(path);
}

/** Creates a directory for its owner only, with missing parents, so that a power failure loses none of them. */
export function makeDirectory(path: string): void {
  if (isDirectory(path)) return;
  const parent = dirname(resolve(path));
  // Node's own recursive creation never ends in directories such as /proc, where no files can be created.
  if (!existsSync(parent)) makeDirectory(parent);
  try {
    mkdirSync(path, 0o700);
  } catch (error) {
    if (!isDirectory(path)) throw error;
  }
  syncDirectory(parent);
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
