import type { ExpressionOrFactory, Kysely, Selectable, SqlBool } from 'kysely';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { JobTables } from '#platform/store/tables/job-tables.ts';

/** A job without its items. */
export type JobRow = Selectable<JobTables['jobs']>;

/** Returns a job, or undefined if the ID is not found or the row was not written by this console. */
export async function findJob(store: Kysely<StoreSchema>, seals: RowSeals, id: string): Promise<JobRow | undefined> {
  const row = await store.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
  return row && seals.hasValidSeal('jobs', row) ? row : undefined;
}

/** Changes a job if its state allows the event. Returns false if it does not, or if the additional condition does not hold. */
export async function changeJob(
  store: Kysely<StoreSchema>,
  seals: RowSeals,
  id: string,
  change: Partial<JobRow>,
  mayChange: (row: JobRow) => boolean,
  condition?: ExpressionOrFactory<StoreSchema, 'jobs', SqlBool>,
): Promise<boolean> {
  for (;;) {
    const row = await findJob(store, seals, id);
    if (!row || !mayChange(row)) return false;
    const update = store
      .updateTable('jobs')
      .set({ ...change, seal: seals.seal('jobs', { ...row, ...change }) })
      .where('id', '=', id)
      .where('seal', '=', row.seal);
    const { numUpdatedRows } = await (condition ? update.where(condition) : update).executeTakeFirst();
    if (numUpdatedRows === 1n) return true;
    // Without a condition, the change failed because another process changed the job in the meantime.
    if (condition) return false;
  }
}
