import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Gives the end of every lease one name; who holds one is told by its end. */
export async function unifyLeases({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('leases').renameColumn('until', 'lease_until').execute();
  await schema.alterTable('leases').dropColumn('holder').execute();
  await schema.alterTable('named_calls').renameColumn('running_until', 'lease_until').execute();
  await schema.alterTable('upload_sessions').dropColumn('lease').execute();
}
