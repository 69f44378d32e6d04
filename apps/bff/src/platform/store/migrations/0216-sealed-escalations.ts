import type { MigrationStore } from './migration-store.ts';

/**
 * Seals escalations, and adds approvals that start after another one is approved. Existing escalations cannot be sealed and are
 * ended.
 */
export async function sealEscalations(store: MigrationStore): Promise<void> {
  await store.schema.alterTable('approval_escalations').addColumn('next_approval', 'text').execute();
  await store.schema.alterTable('approval_escalations').addColumn('seal', 'text').execute();
  await store
    .updateTable('approval_escalations')
    .set({ state: 'dropped', reason: 'Planned with an earlier version of the console. Plan it again.' })
    .where('state', '=', 'waiting')
    .execute();
}
