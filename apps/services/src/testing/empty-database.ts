import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/open-database.ts';

let made: Buffer | undefined;

/**
 * A database with the newest schema and nothing in it, as the content of its file. It is made once in a process: to run all
 * migrations takes most of the time of a start.
 */
export function emptyDatabase(): Buffer {
  made ??= make();
  return made;
}

function make(): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-empty-database-'));
  const path = join(directory, 'services.db');
  openDatabase(path).close();
  const content = readFileSync(path);
  rmSync(directory, { recursive: true });
  return content;
}
