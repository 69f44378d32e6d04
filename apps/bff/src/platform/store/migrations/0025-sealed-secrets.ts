import type { MigrationStore } from './migration-store.ts';

export async function createSealedSecrets({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('sealed_secrets')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'blob', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sealed_secrets_key', ['purpose', 'id'])
    .execute();
}
