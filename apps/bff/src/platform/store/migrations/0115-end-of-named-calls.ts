import type { MigrationStore } from './migration-store.ts';

/** Adds the time at which the lease of a running call expires; for existing calls it has expired. */
export async function addEndOfNamedCalls({ schema }: MigrationStore): Promise<void> {
  await schema
    .alterTable('named_calls')
    .addColumn('running_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
