import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds the escalation of approvals that jobs start. */
export async function addEscalationsOfJobs({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('job_items').addColumn('escalation', 'text').execute();
}
