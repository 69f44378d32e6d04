import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Makes tickets reusable for playback, which requests the content range by range. */
export async function addPlaybackTickets({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('download_tickets').addColumn('is_playback', 'integer').execute();
}
