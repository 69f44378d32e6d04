import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from './open-store.ts';
import type { StoreSchema } from './schema.ts';

/** Tables whose rows have a due time and a lease: `due_at` and `lease_until`, both in Unix milliseconds. */
type DueTable = {
  [Table in keyof StoreSchema]: 'lease_until' | 'due_at' extends keyof StoreSchema[Table] ? Table : never;
}[keyof StoreSchema];

/** Which rows of a table something is still to be done for. */
export type OpenRows<Table extends DueTable> = {
  table: Table;
  where: (row: ExpressionBuilder<StoreSchema, Table>) => Expression<SqlBool>;
};

/** When the next open row is due, in Unix milliseconds; Infinity without any. */
export async function findNextDue<Table extends DueTable>(store: Store, open: OpenRows<Table>): Promise<number> {
  const row = await selectOpen(store, open)
    .select(({ fn }) => fn.min<number | null>('due_at').as('at'))
    .executeTakeFirst();
  return row?.at == null ? Number.POSITIVE_INFINITY : Number(row.at);
}

/** Open rows that are due and that no process works at, those due first before others. */
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

/** How many open rows have a value in a column. */
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

/** Deletes rows that nothing is to be done for any more, a time after their last change. */
export async function sweepClosed<Table extends DueTable>(
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
  // Most of the time there is none: a read alone waits for no other process.
  const oldest = await store.selectFrom(name).select('id').where(isOver).limit(1).executeTakeFirst();
  if (oldest) await store.deleteFrom(name).where(isOver).execute();
}

/** Typed as one of the tables: all have the columns that are named here. */
function selectOpen<Table extends DueTable>(store: Store, { table, where }: OpenRows<Table>) {
  const typed = where as unknown as OpenRows<'approval_escalations'>['where'];
  return store.selectFrom(table as 'approval_escalations').where(typed);
}
