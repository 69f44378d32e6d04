import type { MigrationStore } from './migration-store.ts';

/** Gives the expiry column of every lease the same name. The expiry identifies the holder. */
export async function unifyLeases({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('leases').renameColumn('until', 'lease_until').execute();
  await schema.alterTable('leases').dropColumn('holder').execute();
  await schema.alterTable('named_calls').renameColumn('running_until', 'lease_until').execute();
  await schema.alterTable('upload_sessions').dropColumn('lease').execute();
}
