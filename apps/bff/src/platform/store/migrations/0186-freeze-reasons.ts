import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Adds the reason for making a scheduled deployment during a freeze. */
export async function addFreezeReasons({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('scheduled_deployments').addColumn('freeze_reason', 'text').execute();
}
