import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from './open-store.ts';
import type { StoreSchema } from './schema.ts';

/** Tables whose rows have a due time and a lease: `due_at` and `lease_until`, both in Unix milliseconds. */
type DueTable = {
  [Table in keyof StoreSchema]: 'lease_until' | 'due_at' extends keyof StoreSchema[Table] ? Table : never;
}[keyof StoreSchema];

/** The rows of a table with pending work. */
export type OpenRows<Table extends DueTable> = {
  table: Table;
  where: (row: ExpressionBuilder<StoreSchema, Table>) => Expression<SqlBool>;
};

/** Returns when the next open row is due, in Unix milliseconds, or Infinity if there is none. */
export async function findNextDue<Table extends DueTable>(store: Store, open: OpenRows<Table>): Promise<number> {
  const row = await selectOpen(store, open)
    .select(({ fn }) => fn.min<number | null>('due_at').as('at'))
    .executeTakeFirst();
  return row?.at == null ? Number.POSITIVE_INFINITY : Number(row.at);
}

/** Returns due open rows that no process is working on, earliest first. */
export async function listDue<Table extends DueTable>(
  store: Store,
  clock: Clock,
  open: OpenRows<Table>,
  limit: number,
): Promise<Selectable<StoreSchema[Table]>[]> {
  const nowMs = clock.nowMs();
  const rows: unknown[] = await selectOpen(store, open)
    .selectAll()
    .where('due_at', '<=', nowMs)
    .where('lease_until', '<', nowMs)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows as Selectable<StoreSchema[Table]>[];
}

/** Counts the open rows that have a value in a column. */
export async function countOpen<Table extends DueTable>(
  store: Store,
  open: OpenRows<Table>,
  column: keyof StoreSchema[Table] & string,
  value: string,
): Promise<number> {
  const row = await selectOpen(store, open)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql.ref(column), '=', value)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** Deletes closed rows, a retention period after their last change. */
export async function deleteClosed<Table extends DueTable>(
  store: Store,
  clock: Clock,
  { table, where }: OpenRows<Table>,
  retentionMs: number,
): Promise<void> {
  const name = table as 'approval_escalations';
  const typed = where as unknown as OpenRows<typeof name>['where'];
  const before = clock.nowMs() - retentionMs;
  const isOver = (row: ExpressionBuilder<StoreSchema, typeof name>) =>
    row.and([row.not(typed(row)), row('updated_at', '<', before)]);
  // Usually there are none, and a read does not wait for other processes.
  const oldest = await store.selectFrom(name).select('id').where(isOver).limit(1).executeTakeFirst();
  if (oldest) await store.deleteFrom(name).where(isOver).execute();
}

/** Typed as one of the tables, because all have the columns used here. */
function selectOpen<Table extends DueTable>(store: Store, { table, where }: OpenRows<Table>) {
  const typed = where as unknown as OpenRows<'approval_escalations'>['where'];
  return store.selectFrom(table as 'approval_escalations').where(typed);
}
