import type { MigrationStore } from './migration-store.ts';

/** Makes tickets reusable for playback, which requests the content range by range. */
export async function addPlaybackTickets({ schema }: MigrationStore): Promise<void> {
  await schema.alterTable('download_tickets').addColumn('is_playback', 'integer').execute();
}
