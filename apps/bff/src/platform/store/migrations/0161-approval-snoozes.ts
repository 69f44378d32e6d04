import type { MigrationStore } from './migration-store.ts';

/** Creates the table of approvals that reviewers have snoozed. */
export async function createSnoozeTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('approval_snoozes')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('row_id', 'text', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('approval_snoozes_pk', ['user_id', 'row_id'])
    .execute();
  await schema.createIndex('approval_snoozes_by_end').on('approval_snoozes').column('until_at').execute();
}
