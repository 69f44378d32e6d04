import type { MigrationStore } from './migration-store.ts';

/** Adds when hints were created, so that their delay until delivery can be measured. */
export async function addTimeOfHints({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('live_hints').addColumn('put_at', 'bigint').execute();
}
