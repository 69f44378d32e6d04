import { type RawBuilder, sql } from 'kysely';

/**
 * The due time of a requested run. A worker overwrites it when it claims the row, so it detects at the end of its work whether another
 * run was requested.
 */
export const REQUESTED = 0;

/** Returns a condition: nothing was requested since a worker claimed the row. */
export const isNotRequested = (dueColumn: 'due_at' | 'retry_at'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(dueColumn)} <> ${REQUESTED}`;

/** Returns new values of columns. They apply if the condition holds when the row is written; otherwise the columns keep their values. */
export function setIf<Row extends Readonly<Record<string, unknown>>>(
  condition: RawBuilder<boolean>,
  values: Row,
): { [Column in keyof Row]: RawBuilder<Row[Column]> } {
  const entries = Object.entries(values).map(([column, value]) => [
    column,
    sql`case when ${condition} then ${value} else ${sql.ref(column)} end`,
  ]);
  return Object.fromEntries(entries);
}
