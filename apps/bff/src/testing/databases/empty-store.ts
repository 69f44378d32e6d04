import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#platform/store/open-store.ts';

let made: Promise<Buffer> | undefined;

/**
 * Returns an empty SQLite store with the newest schema, as the content of its file. Created once per process, because running all
 * migrations takes most of the startup time.
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
