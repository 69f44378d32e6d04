import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds until when a call is believed to be under way: those of before are not. */
export async function addEndOfNamedCalls({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('named_calls')
    .addColumn('running_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
