import type { MigrationStore } from './migration-store.ts';

/** Numbers the steps of each approval, so that steps at the same time keep the order in which they were recorded. */
export async function addOrderOfSteps({ schema }: MigrationStore): Promise<void> {
  await schema
    .alterTable('approval_steps')
    .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
