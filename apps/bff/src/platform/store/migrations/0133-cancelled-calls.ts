import { type Kysely, sql } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Names the state of calls that were cancelled while they were held as the API does. */
export async function renameCancelledState(store: Kysely<StoreSchema>): Promise<void> {
  await sql`update held_sends set state = 'cancelled' where state = 'takenBack'`.execute(store);
}
