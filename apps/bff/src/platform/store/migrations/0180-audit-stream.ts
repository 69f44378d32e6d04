import type { MigrationStore } from './migration-store.ts';

/** Creates the tables of the audit stream. */
export async function createAuditStreamTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('audit_streams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('last_response', 'text', (column) => column.notNull())
    .addColumn('status_since', 'bigint', (column) => column.notNull())
    .addColumn('delivered_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('audit_stream_positions')
    .addColumn('writer', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}
