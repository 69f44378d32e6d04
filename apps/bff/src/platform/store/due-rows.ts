import { type Selectable, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Store } from './open-store.ts';
import type { StoreSchema } from './schema.ts';

/** Tables whose rows have a due time and a lease: `due_at` and `lease_until`, both in Unix milliseconds. */
type DueTable = {
  [Table in keyof StoreSchema]: 'lease_until' | 'due_at' extends keyof StoreSchema[Table] ? Table : never;
}[keyof StoreSchema];

/** Which rows of a table something is still to be done for: those that have a value in a column. */
export type OpenRows<Table extends DueTable> = {
  table: Table;
  column: keyof StoreSchema[Table] & string;
  value: string | number;
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

/** Typed as one of the tables: all have the columns that are named here. */
function selectOpen<Table extends DueTable>(store: Store, { table, column, value }: OpenRows<Table>) {
  return store.selectFrom(table as 'approval_escalations').where(sql.ref(column), '=', value);
}
