import type { MigrationStore } from './migration-store.ts';

/** Creates the table of scheduled steps for approvals without a timely response. */
export async function createEscalationTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('approval_escalations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('file_id', 'text', (column) => column.notNull())
    .addColumn('approval_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('reviewer_email', 'text', (column) => column.notNull())
    .addColumn('planned_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('approval_escalations_by_approval')
    .on('approval_escalations')
    .columns(['user_id', 'file_id', 'approval_id'])
    .execute();
  await schema
    .createIndex('approval_escalations_by_due_time')
    .on('approval_escalations')
    .columns(['state', 'due_at'])
    .execute();
}
