import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

export async function addTimeOfProof({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('sessions').addColumn('authenticated_at', 'bigint').execute();
}
