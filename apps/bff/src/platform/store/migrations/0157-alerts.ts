import type { MigrationStore } from './migration-store.ts';

/** Creates the tables of alerts and their rules. */
export async function createAlertTables(store: MigrationStore): Promise<void> {
  await createRules(store);
  await createAlerts(store);
  await createFeeds(store);
}

async function createRules({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('alert_rules')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('is_team', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('is_enabled', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('alert_rules_by_user').on('alert_rules').columns(['user_id', 'created_at']).execute();
  await schema.createIndex('alert_rules_by_team').on('alert_rules').columns(['is_team', 'created_at']).execute();
}

async function createAlerts({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('alerts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rule_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('subject_key', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_met', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('episode_at', 'bigint', (column) => column.notNull())
    .addColumn('muted_until', 'bigint')
    .addColumn('assignee_name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('alerts_by_subject')
    .on('alerts')
    .columns(['rule_id', 'user_id', 'subject_key'])
    .unique()
    .execute();
  await schema.createIndex('alerts_by_user').on('alerts').columns(['user_id', 'state', 'last_at']).execute();
  await schema.createIndex('alerts_by_age').on('alerts').columns(['state', 'updated_at']).execute();
}

async function createFeeds({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('alert_feeds')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('gap', 'text')
    .addColumn('checked_at', 'bigint')
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_feeds_key', ['user_id', 'source'])
    .execute();
  await schema.createIndex('alert_feeds_by_due_time').on('alert_feeds').column('due_at').execute();
  await schema
    .createTable('alert_shares')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('row_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_shares_key', ['user_id', 'row_id'])
    .execute();
}
