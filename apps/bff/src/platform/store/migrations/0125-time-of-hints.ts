import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Notes when hints were put in, so that it can be told how long they take to their streams. */
export async function addTimeOfHints({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('live_hints').addColumn('put_at', 'bigint').execute();
}
