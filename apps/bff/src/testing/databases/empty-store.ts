import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#platform/store/open-store.ts';

let made: Promise<Buffer> | undefined;

/**
 * A SQLite store with the newest schema and nothing in it, as the content of its file. It is made once in a process: to run all
 * migrations takes most of the time of a start.
 */
export function emptyStore(): Promise<Buffer> {
  made ??= make();
  return made;
}

async function make(): Promise<Buffer> {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-empty-store-'));
  const path = join(directory, 'bff.db');
  const store = await openStore({ path });
  await store.destroy();
  const content = await readFile(path);
  await rm(directory, { recursive: true });
  return content;
}
