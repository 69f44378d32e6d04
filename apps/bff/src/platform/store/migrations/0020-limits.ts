import type { MigrationStore } from './migration-store.ts';

/** Creates the tables. */
export async function createLimitTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('rate_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('rate_counters_by_end').on('rate_counters').column('ends_at').execute();
  await schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
}
