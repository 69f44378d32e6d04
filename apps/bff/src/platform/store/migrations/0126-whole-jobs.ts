import type { MigrationStore } from './migration-store.ts';

/** Adds atomic jobs, whose items are called step by step. */
export async function addWholeJobs({ schema }: MigrationStore): Promise<void> {
  for (const [table, column] of [
    ['jobs', 'is_whole'],
    ['job_items', 'is_part'],
  ] as const) {
    await schema
      .alterTable(table)
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  }
}
