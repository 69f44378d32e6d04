import type { MigrationStore } from './migration-store.ts';

/** Adds the precondition of a delayed call: the version of the resource that it was decided on. */
export async function addStampsOfSends({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('held_sends').addColumn('stamp', 'text').execute();
}
