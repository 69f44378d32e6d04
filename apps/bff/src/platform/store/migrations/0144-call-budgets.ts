import type { MigrationStore } from './migration-store.ts';

/** Creates the table that counts calls to services per minute, across all processes. */
export async function createBudgetTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('call_budgets')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('used', 'integer', (column) => column.notNull())
    .addColumn('calls_per_minute', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('lowered_at', 'bigint', (column) => column.notNull())
    .execute();
}
