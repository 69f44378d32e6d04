import type { MigrationStore } from './migration-store.ts';

/** Creates the table of templates for approvals. */
export async function createTemplateTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('approval_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('is_team', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('approval_templates_by_name')
    .on('approval_templates')
    .columns(['user_id', 'name_key'])
    .unique()
    .execute();
}
