import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { type AcquireOptions, type ColumnValues, Lease, type LeasedRow, swapExpiry } from './lease.ts';
import type { Store } from './open-store.ts';
import type { StoreSchema } from './schema.ts';

/** Tables whose rows have a due time and a lease: `due_at` and `lease_until`, both in Unix milliseconds. */
type DueTable = {
  [Table in keyof StoreSchema]: 'lease_until' | 'due_at' | 'id' extends keyof StoreSchema[Table] ? Table : never;
}[keyof StoreSchema];

/** The rows of a table with pending work. */
export type OpenRows<Table extends DueTable> = {
  table: Table;
  where: (row: ExpressionBuilder<StoreSchema, Table>) => Expression<SqlBool>;
  /** The conditions under which a row can be claimed, and the values to write when claiming it. */
  toClaim?: (row: Selectable<StoreSchema[Table]>) => AcquireOptions<Table>;
};

// All such tables have the columns used here, so queries are typed as if they were about one of them.
const ANY_TABLE = 'approval_escalations';

/** When a row can be claimed: when it is due, and after the lease of the process that is working on it. */
export const CLAIMABLE_AT: RawBuilder<number> = sql`case when due_at > lease_until then due_at else lease_until + 1 end`;

/** Rows that are due at a time. Several processes can work on them; each row is claimed by one process. */
export class DueRows<Table extends DueTable> {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #open: OpenRows<Table>;

  constructor(store: Store, clock: Clock, open: OpenRows<Table>) {
    this.#store = store;
    this.#clock = clock;
    this.#open = open;
  }

  /** Returns when the next open row can be claimed, in Unix milliseconds, or Infinity if there is none. */
  async findNextDue(): Promise<number> {
    const row = await this.#selectOpen()
      .select(({ fn }) => fn.min<number | null>(CLAIMABLE_AT).as('at'))
      .executeTakeFirst();
    return row?.at == null ? Number.POSITIVE_INFINITY : Number(row.at);
  }

  /** Returns due open rows that no process is working on, earliest first. */
  async listDue(limit: number): Promise<Selectable<StoreSchema[Table]>[]> {
    const nowMs = this.#clock.nowMs();
    const rows: unknown[] = await this.#selectOpen()
      .selectAll()
      .where('due_at', '<=', nowMs)
      .where('lease_until', '<', nowMs)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows as Selectable<StoreSchema[Table]>[];
  }

  /** Claims a row. Returns undefined if another process has claimed it or it has changed. */
  claim(row: Selectable<StoreSchema[Table]>): Promise<Lease | undefined> {
    const { id } = row as unknown as { id: string };
    return Lease.acquire(this.#store, this.#clock, this.#toLeased(id), this.#open.toClaim?.(row));
  }

  /** Writes the result of the work on a row and releases it. Returns false if another process has taken it over. */
  release(id: string, lease: Lease, set: ColumnValues<Updateable<StoreSchema[Table]>>): Promise<boolean> {
    return lease.release(swapExpiry(this.#store, this.#toLeased(id), set));
  }

  /** Deletes closed rows, a retention period after their last change. */
  async deleteClosed(retentionMs: number): Promise<void> {
    const name = this.#open.table as typeof ANY_TABLE;
    const before = this.#clock.nowMs() - retentionMs;
    const isOver = (row: ExpressionBuilder<StoreSchema, typeof ANY_TABLE>) =>
      row.and([row.not(this.#isOpen(row)), row('updated_at', '<', before)]);
    // Usually there are none, and a read does not wait for other processes.
    const oldest = await this.#store.selectFrom(name).select('id').where(isOver).limit(1).executeTakeFirst();
    if (oldest) await this.#store.deleteFrom(name).where(isOver).execute();
  }

  #selectOpen() {
    return this.#store.selectFrom(this.#open.table as typeof ANY_TABLE).where((row) => this.#isOpen(row));
  }

  #isOpen(row: ExpressionBuilder<StoreSchema, typeof ANY_TABLE>): Expression<SqlBool> {
    return (this.#open.where as unknown as OpenRows<typeof ANY_TABLE>['where'])(row);
  }

  #toLeased(id: string): LeasedRow<Table> {
    return { table: this.#open.table, key: { id } as LeasedRow<Table>['key'] };
  }
}
