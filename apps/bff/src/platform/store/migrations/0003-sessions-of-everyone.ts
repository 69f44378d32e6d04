import type { MigrationStore } from './migration-store.ts';

export async function addIssuerOfSessions({ schema }: MigrationStore): Promise<void> {
  // Sessions from before this step have no issuer and are ended, because a subject is only unique within its issuer.
  await schema
    .alterTable('sessions')
    .addColumn('issuer', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('sessions_by_start').on('sessions').columns(['created_at', 'id_hash']).execute();
}
