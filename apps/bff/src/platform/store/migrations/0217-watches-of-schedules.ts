import type { MigrationStore } from './migration-store.ts';

/** Adds watches of scheduled deployments from the moment they are made. */
export async function addWatchesOfSchedules({ schema }: MigrationStore): Promise<void> {
  for (const column of ['watch_minutes', 'watch_max_failures'])
    await schema.alterTable('scheduled_deployments').addColumn(column, 'integer').execute();
  await schema.alterTable('scheduled_deployments').addColumn('watch_action', 'text').execute();
}
