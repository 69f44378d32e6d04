import type { MigrationStore } from './migration-store.ts';

/** Creates the tables of absences, and of the outcomes of approvals that wait for absent users. */
export async function createAbsenceTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('absences')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('user_name', 'text', (column) => column.notNull())
    .addColumn('stand_in_email', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('absences_by_user').on('absences').columns(['user_id', 'starts_at']).execute();
  await schema.createIndex('absences_by_due_time').on('absences').column('due_at').execute();
  await schema
    .createTable('absence_approvals')
    .addColumn('absence_id', 'text', (column) => column.notNull())
    .addColumn('row_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('actor_email', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('absence_approvals_pk', ['absence_id', 'row_id'])
    .execute();
}
