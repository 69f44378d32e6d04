import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds delayed starts of jobs. */
export async function addStartOfJobs({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .alterTable('jobs')
    .addColumn('start_at', 'bigint', (definition) => definition.notNull().defaultTo(0))
    .execute();
}
