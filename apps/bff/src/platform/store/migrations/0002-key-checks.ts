import type { MigrationStore } from './migration-store.ts';

export async function createKeyChecks({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('key_checks')
    .addColumn('key_id', 'text', (column) => column.primaryKey())
    .addColumn('check_value', 'blob', (column) => column.notNull())
    .execute();
  // Every key ring created before this step has one key, with this ID.
  await schema
    .alterTable('credentials')
    .addColumn('key_id', 'text', (column) => column.notNull().defaultTo('k1'))
    .execute();
  await schema.createIndex('credentials_by_key').on('credentials').column('key_id').execute();
}
