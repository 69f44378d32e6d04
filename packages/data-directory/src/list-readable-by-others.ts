import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the paths in a data directory, including the directory itself as '', that other accounts may read, write or enter. For
 * tests.
 */
export function listReadableByOthers(directory: string): string[] {
  const paths = ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })];
  return paths.filter((path) => (statSync(join(directory, path)).mode & 0o077) !== 0);
}
