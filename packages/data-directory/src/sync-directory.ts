import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
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
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = resolve(path); made.length >= resolve(first).length; made = dirname(made))
    syncDirectory(dirname(made));
}
