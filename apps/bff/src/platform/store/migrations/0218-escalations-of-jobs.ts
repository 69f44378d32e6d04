import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Lets jobs plan the escalation of the approvals that they start. */
export async function addEscalationsOfJobs({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('job_items').addColumn('escalation', 'text').execute();
}
