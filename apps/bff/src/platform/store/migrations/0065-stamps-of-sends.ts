import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds the precondition of a delayed call: the version of the resource that it was decided on. */
export async function addStampsOfSends({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('held_sends').addColumn('stamp', 'text').execute();
}
