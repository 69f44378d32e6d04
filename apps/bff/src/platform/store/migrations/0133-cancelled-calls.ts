import { type Kysely, sql } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Renames the state of calls that were cancelled while held to the API's name. */
export async function renameCancelledState(store: Kysely<StoreSchema>): Promise<void> {
  await sql`update held_sends set state = 'cancelled' where state = 'takenBack'`.execute(store);
}
