import type { MigrationStore } from './migration-store.ts';

/** Creates the table. */
export async function createLinkTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('list_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('author_name', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('list_links_by_time').on('list_links').columns(['person', 'made_at']).execute();
  await schema.createIndex('list_links_by_expiry').on('list_links').column('expires_at').execute();
}
