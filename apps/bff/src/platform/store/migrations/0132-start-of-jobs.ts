import type { MigrationStore } from './migration-store.ts';

/** Adds delayed starts of jobs. */
export async function addStartOfJobs({ schema }: MigrationStore): Promise<void> {
  await schema
    .alterTable('jobs')
    .addColumn('start_at', 'bigint', (definition) => definition.notNull().defaultTo(0))
    .execute();
}
