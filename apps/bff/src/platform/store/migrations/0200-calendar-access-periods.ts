import type { MigrationStore } from './migration-store.ts';

/** Creates the table of temporary calendar access. */
export async function createCalendarAccessTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('calendar_access_periods')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('calendar_id', 'text', (column) => column.notNull())
    .addColumn('scope_type', 'text', (column) => column.notNull())
    .addColumn('scope_value', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('former_role', 'text', (column) => column.notNull())
    .addColumn('notifies', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('calendar_access_periods_by_calendar')
    .on('calendar_access_periods')
    .columns(['calendar_id', 'ends_at'])
    .execute();
  await schema
    .createIndex('calendar_access_periods_by_due_time')
    .on('calendar_access_periods')
    .columns(['is_open', 'due_at'])
    .execute();
}
