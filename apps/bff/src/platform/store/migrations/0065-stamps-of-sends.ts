import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Lets held calls remember what they were decided on. */
export async function addStampsOfSends({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('held_sends').addColumn('stamp', 'text').execute();
}
