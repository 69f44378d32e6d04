import type { MigrationStore } from './migration-store.ts';

/** Creates the table. The addresses at the service are secrets and stored separately. */
export async function createUploadTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('upload_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('file_id', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('total_bytes', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_bytes', 'bigint', (column) => column.notNull())
    .addColumn('is_complete', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('upload_sessions_by_owner')
    .on('upload_sessions')
    .columns(['issuer', 'subject', 'created_at'])
    .execute();
  await schema.createIndex('upload_sessions_by_expiry').on('upload_sessions').column('expires_at').execute();
}
