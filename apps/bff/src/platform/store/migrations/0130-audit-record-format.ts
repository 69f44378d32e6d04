import type { MigrationStore } from './migration-store.ts';

/** Adds the format of audit records; existing records have format 1. Adding a column does not fire the triggers of the table. */
export async function addRecordFormat({ schema }: MigrationStore): Promise<void> {
  await schema
    .alterTable('audit_records')
    .addColumn('format', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
