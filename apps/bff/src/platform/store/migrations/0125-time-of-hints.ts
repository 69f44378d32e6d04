import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds when hints were created, so that their delay until delivery can be measured. */
export async function addTimeOfHints({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('live_hints').addColumn('put_at', 'bigint').execute();
}
