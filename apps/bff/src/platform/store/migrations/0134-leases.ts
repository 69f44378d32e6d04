import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Gives the expiry column of every lease the same name. The expiry identifies the holder. */
export async function unifyLeases({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('leases').renameColumn('until', 'lease_until').execute();
  await schema.alterTable('leases').dropColumn('holder').execute();
  await schema.alterTable('named_calls').renameColumn('running_until', 'lease_until').execute();
  await schema.alterTable('upload_sessions').dropColumn('lease').execute();
}
