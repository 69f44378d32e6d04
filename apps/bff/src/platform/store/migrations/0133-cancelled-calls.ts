import { sql } from 'kysely';
import type { MigrationStore } from './migration-store.ts';

/** Renames the state of calls that were cancelled while held to the API's name. */
export async function renameCancelledState(store: MigrationStore): Promise<void> {
  await sql`update held_sends set state = 'cancelled' where state = 'takenBack'`.execute(store);
}
