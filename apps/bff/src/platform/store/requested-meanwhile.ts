import { type RawBuilder, sql } from 'kysely';

/**
 * Due time of what was asked for. Whoever takes the row over writes another one, so that what is asked for during the work is
 * found at its end.
 */
export const REQUESTED = 0;

/** Whether nothing was asked for since a row was taken over. */
export const isNotRequested = (dueColumn: 'due_at' | 'retry_at'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(dueColumn)} <> ${REQUESTED}`;

/** New values of columns for a row of which a condition holds when it is written; else it keeps its own. */
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
