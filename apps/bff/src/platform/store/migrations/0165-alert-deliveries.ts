import type { MigrationStore } from './migration-store.ts';

/** Creates the tables for the delivery of alerts. */
export async function createDeliveryTables(store: MigrationStore): Promise<void> {
  await createChannels(store);
  await createDeliveries(store);
}

async function createChannels({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('alert_channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('owner_name', 'text', (column) => column.notNull())
    .addColumn('is_team', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('is_enabled', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_since', 'bigint', (column) => column.notNull())
    .addColumn('last_response', 'text')
    .addColumn('delivered_at', 'bigint')
    .addColumn('retry_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('alert_channels_by_user').on('alert_channels').columns(['user_id', 'created_at']).execute();
  await schema.createIndex('alert_channels_by_team').on('alert_channels').columns(['is_team', 'created_at']).execute();
  await schema
    .createTable('alert_rule_channels')
    .addColumn('rule_id', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('alert_rule_channels_key', ['rule_id', 'channel_id'])
    .execute();
  await schema.createIndex('alert_rule_channels_by_channel').on('alert_rule_channels').column('channel_id').execute();
}

async function createDeliveries({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('alert_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('channel_id', 'text', (column) => column.notNull())
    .addColumn('rule_id', 'text', (column) => column.notNull())
    .addColumn('alert_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('change_count', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('alert_deliveries_by_change')
    .on('alert_deliveries')
    .columns(['channel_id', 'alert_id', 'changed_at'])
    .unique()
    .execute();
  await schema
    .createIndex('alert_deliveries_by_due_time')
    .on('alert_deliveries')
    .columns(['state', 'channel_id', 'due_at'])
    .execute();
  await schema.createIndex('alert_deliveries_by_message').on('alert_deliveries').column('message_id').execute();
  await schema.createIndex('alert_deliveries_by_rule').on('alert_deliveries').column('rule_id').execute();
}
