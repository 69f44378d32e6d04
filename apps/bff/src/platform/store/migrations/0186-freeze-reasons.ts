import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds the reason for which a scheduled deployment is made in spite of a freeze. */
export async function addFreezeReasons({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('scheduled_deployments').addColumn('freeze_reason', 'text').execute();
}
