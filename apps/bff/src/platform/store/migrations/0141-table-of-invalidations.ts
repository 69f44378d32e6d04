import type { MigrationStore } from './migration-store.ts';

/** Renames the outbox of invalidations after its content. */
export async function nameInvalidations({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('live_hints').renameTo('invalidations').execute();
}
