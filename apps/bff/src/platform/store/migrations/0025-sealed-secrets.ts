import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

export async function createSealedSecrets({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema
    .createTable('sealed_secrets')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'blob', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sealed_secrets_key', ['purpose', 'id'])
    .execute();
}
