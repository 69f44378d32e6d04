import type { MigrationStore } from './migration-store.ts';

/** Creates the tables. */
export async function createSavedTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('preferences')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('preferences_key', ['person', 'member'])
    .execute();
  await schema
    .createTable('views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('screen', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('is_team', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('views_by_name').on('views').columns(['person', 'screen', 'name_key']).unique().execute();
  await schema.createIndex('views_of_team').on('views').columns(['is_team', 'screen']).execute();
  await schema
    .createTable('places')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('noted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('places_key', ['person', 'list', 'kind', 'target_id'])
    .execute();
  await schema.createIndex('places_by_time').on('places').columns(['person', 'list', 'noted_at']).execute();
}
