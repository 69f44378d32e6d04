import type { Kysely } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Lets tickets be used again and again, by what plays content and asks for one range of it after the other. */
export async function addPlaybackTickets({ schema }: Kysely<StoreSchema>): Promise<void> {
  await schema.alterTable('download_tickets').addColumn('is_playback', 'integer').execute();
}
