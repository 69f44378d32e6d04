import type { MigrationStore } from './migration-store.ts';

/** Adds the reason for making a scheduled deployment during a freeze. */
export async function addFreezeReasons({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('scheduled_deployments').addColumn('freeze_reason', 'text').execute();
}
