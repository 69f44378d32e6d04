import type { MigrationStore } from './migration-store.ts';

/** Creates the table. */
export async function createApprovalTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('approval_steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('approval_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_email', 'text')
    .addColumn('person_name', 'text')
    .addColumn('message', 'text')
    .addColumn('is_here', 'integer', (column) => column.notNull())
    .addColumn('audit_id', 'text')
    .addColumn('audit_mac', 'text')
    .addColumn('happened_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('approval_steps_by_approval')
    .on('approval_steps')
    .columns(['file_id', 'approval_id', 'happened_at'])
    .execute();
}
