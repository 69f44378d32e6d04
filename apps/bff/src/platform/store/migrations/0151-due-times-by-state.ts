import { sql } from 'kysely';
import type { MigrationStore } from './migration-store.ts';

/**
 * Adds a database index for the number of targets in each state and the next due time. Existing targets with rows get a
 * fingerprint that matches no other.
 */
export async function indexDueTimesByState(store: MigrationStore): Promise<void> {
  const { schema } = store;
  await store
    .updateTable('index_targets')
    .set({ fingerprint: 'unknown' })
    .where('fingerprint', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('index_rows')
          .select('row_id')
          .where(sql.ref('index_rows.person'), '=', sql.ref('index_targets.person'))
          .whereRef('index_rows.name', '=', 'index_targets.name')
          .whereRef('index_rows.target_id', '=', 'index_targets.target_id'),
      ),
    )
    .execute();
  await schema.dropIndex('index_targets_by_state').execute();
  await schema
    .createIndex('index_targets_by_state')
    .on('index_targets')
    .columns(['person', 'name', 'state', 'due_at'])
    .execute();
}
