import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openStore, type Store } from '#platform/store/open-store.ts';
import { copyDatabase } from '#testing/databases/test-database.ts';

/** Opens the store of one database twice, as two processes do. */
export async function openTwoStores() {
  const directory = await mkdtemp(join(tmpdir(), 'rotunda-stores-'));
  const template = inject('postgresTemplate');
  const database = template === undefined ? undefined : await copyDatabase(new URL('/template1', template).href);
  const address = database ? { url: database.url, password: undefined } : { path: join(directory, 'bff.db') };
  const stores: readonly [Store, Store] = [await openStore(address), await openStore(address)];
  return {
    stores,
    async close(): Promise<void> {
      for (const store of stores) await store.destroy();
      await database?.[Symbol.asyncDispose]();
      await rm(directory, { recursive: true });
    },
  };
}
