import type { Store } from '#platform/store/open-store.ts';
import type { AlertSource } from './alert-source.ts';

const ROWS_AT_ONCE = 500;

/** Splits rows into chunks that fit into one statement. */
export function chunkRows<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, part) => rows.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE));
}

/** Deletes the stored subjects of a source by ID. */
export async function deleteSubjects(
  store: Store,
  { userId, source }: { userId: string; source: AlertSource },
  ids: readonly string[],
): Promise<void> {
  for (const part of chunkRows(ids)) {
    await store
      .deleteFrom('alert_known_subjects')
      .where('user_id', '=', userId)
      .where('source', '=', source)
      .where('subject_id', 'in', part)
      .execute();
  }
}
