import { sql } from 'kysely';
import type { MigrationStore } from './migration-store.ts';

export async function createRoles(store: MigrationStore): Promise<void> {
  await store.schema
    .createTable('person_roles')
    .addColumn('email_key', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text')
    .addColumn('subject', 'text')
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.notNull())
    .execute();
  await store.schema
    .createIndex('person_roles_by_subject')
    .on('person_roles')
    .columns(['issuer', 'subject'])
    .unique()
    .execute();
  await store.schema
    .alterTable('sessions')
    .addColumn('email_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await store.updateTable('sessions').set({ email_key: sql`lower(email)` }).execute();
  await store.schema.createIndex('sessions_by_email').on('sessions').column('email_key').execute();
}
