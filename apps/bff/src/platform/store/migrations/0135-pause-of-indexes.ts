import type { MigrationStore } from './migration-store.ts';

/** Adds why an index is paused, as a code that screens can act on, and the page that helps. */
export async function addPauseOfIndexes({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('index_crawls').addColumn('failure', 'text').execute();
  await schema.alterTable('index_crawls').addColumn('link', 'text').execute();
}
