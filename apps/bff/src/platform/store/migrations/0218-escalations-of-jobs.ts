import type { MigrationStore } from './migration-store.ts';

/** Adds the escalation of approvals that jobs start. */
export async function addEscalationsOfJobs({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('job_items').addColumn('escalation', 'text').execute();
}
