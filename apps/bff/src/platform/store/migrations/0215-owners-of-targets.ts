import type { MigrationStore } from './migration-store.ts';

/** Adds the current and previous owners of indexed files. */
export async function addOwnersOfTargets({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('index_targets').addColumn('owner_email', 'text').execute();
  await schema.alterTable('index_targets').addColumn('former_owner', 'text').execute();
  await schema.alterTable('index_targets').addColumn('owner_changed_at', 'bigint').execute();
  await schema
    .createIndex('index_targets_by_owner_change')
    .on('index_targets')
    .columns(['user_id', 'owner_changed_at'])
    .where('owner_changed_at', 'is not', null)
    .execute();
}
