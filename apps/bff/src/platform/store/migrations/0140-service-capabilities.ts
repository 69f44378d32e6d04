import type { MigrationStore } from './migration-store.ts';

/** Creates the table of the operations that services support. */
export async function createCapabilityTables({ schema }: MigrationStore): Promise<void> {
  await schema
    .createTable('service_capabilities')
    .addColumn('service_url', 'text', (column) => column.notNull())
    .addColumn('operation_id', 'text', (column) => column.notNull())
    .addColumn('is_offered', 'integer')
    .addColumn('next_probe_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('service_capabilities_key', ['service_url', 'operation_id'])
    .execute();
}
