import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';

let made: Buffer | undefined;

/**
 * Opens a new, empty database with the latest schema. Its content is created once per process, because running all migrations
 * takes most of the time of a start.
 */
export function openEmptyDatabase(path: string): Database {
  made ??= make();
  writeFileSync(path, made, { mode: 0o600 });
  return openDatabase(path);
}

function make(): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-empty-database-'));
  const path = join(directory, 'services.db');
  openDatabase(path).close();
  const content = readFileSync(path);
  rmSync(directory, { recursive: true });
  return content;
}
