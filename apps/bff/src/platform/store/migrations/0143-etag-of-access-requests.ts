import { sql } from 'kysely';
import type { MigrationStore } from './migration-store.ts';

/**
 * Renames a field of access requests in their stored JSON. Matches only field names, because quotes inside JSON strings would be
 * escaped.
 */
export async function renameEtagOfAccessRequests(store: MigrationStore): Promise<void> {
  await sql`update index_rows set body = replace(body, '"stamp":', '"etag":') where name = 'access-requests'`.execute(
    store,
  );
}
