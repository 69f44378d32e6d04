import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Renames the outbox of invalidations after its content. */
export async function nameInvalidations({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('live_hints').renameTo('invalidations').execute();
}
