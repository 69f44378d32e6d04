import { type Kysely, sql } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** Renames a field of access requests in their stored JSON. Within a text of the JSON, the quotes would be escaped. */
export async function renameEtagOfAccessRequests(store: Kysely<StoreSchema>): Promise<void> {
  await sql`update index_rows set body = replace(body, '"stamp":', '"etag":') where name = 'access-requests'`.execute(
    store,
  );
}
