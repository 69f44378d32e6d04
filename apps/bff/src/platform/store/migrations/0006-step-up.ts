import type { MigrationStore } from './migration-store.ts';

export async function addTimeOfProof({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('sessions').addColumn('authenticated_at', 'bigint').execute();
}
