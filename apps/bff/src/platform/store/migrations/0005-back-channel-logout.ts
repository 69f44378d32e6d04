import type { MigrationStore } from './migration-store.ts';

export async function addProviderSessions({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('sessions').addColumn('provider_session', 'text').execute();
  await schema
    .createIndex('sessions_by_provider_session')
    .on('sessions')
    .columns(['issuer', 'provider_session'])
    .execute();
  await schema
    .createTable('used_logout_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('used_logout_tokens_by_expiry').on('used_logout_tokens').column('expires_at').execute();
}
