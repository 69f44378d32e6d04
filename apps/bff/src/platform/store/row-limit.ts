import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { ProblemError } from '#domain/problem.ts';
import { isPostgres } from './is-postgres.ts';
import type { Store } from './open-store.ts';
import type { StoreSchema } from './schema.ts';
import { findStoreProblem } from './store-problem.ts';

/** A limit on the number of rows, such as the saved views of a user. */
export type RowLimit<Table extends keyof StoreSchema> = {
  table: Table;
  /** The values that the counted rows have in common. Each combination has a limit of its own. */
  of: Partial<Selectable<StoreSchema[Table]>>;
  /** An additional condition of the counted rows. */
  where?: (row: ExpressionBuilder<StoreSchema, Table>) => Expression<SqlBool>;
  /** Infinity only makes the writes run one after another. */
  max: number;
  toProblem: () => ProblemError;
};

// A query is typed as if it were about one table, because the types of queries do not depend on type parameters.
const ANY_TABLE = 'views';

const QUEUES = new WeakMap<Store, Map<string, Promise<unknown>>>();

/**
 * Runs a write in a transaction. If it adds rows beyond the limit, rolls it back and throws the limit's problem. Writes under the
 * same limit run one after another, in all processes, so that none of them counts rows before another one has committed.
 */
export function writeWithinLimit<Table extends keyof StoreSchema, T>(
  store: Store,
  limit: RowLimit<Table>,
  write: (transaction: Store) => Promise<T>,
): Promise<T> {
  const name = `${limit.table} ${JSON.stringify(limit.of)}`;
  return runInOrder(store, name, () =>
    store.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, name);
      if (limit.max === Number.POSITIVE_INFINITY) return write(transaction);
      const before = await countRows(transaction, limit);
      const result = await write(transaction);
      const after = await countRows(transaction, limit);
      // Rows can be replaced even if a former version allowed more of them.
      if (after > limit.max && after > before) throw limit.toProblem();
      return result;
    }),
  );
}

/**
 * Runs work of one name in the order of its calls, so that only one connection of this process waits for the lock of a name. If
 * the store is unavailable for one of them, those that wait fail with it, instead of waiting for the store one after another.
 */
async function runInOrder<T>(store: Store, name: string, work: () => Promise<T>): Promise<T> {
  const queues = QUEUES.get(store) ?? new Map<string, Promise<unknown>>();
  QUEUES.set(store, queues);
  const before = queues.get(name);
  const { promise: turn, resolve: leave } = Promise.withResolvers<unknown>();
  queues.set(name, turn);
  let outage: unknown;
  try {
    const earlierOutage = await before;
    if (earlierOutage !== undefined) throw earlierOutage;
    return await work();
  } catch (error) {
    if (error instanceof Error && findStoreProblem(error)?.code === 'store_unavailable') outage = error;
    throw error;
  } finally {
    if (queues.get(name) === turn) queues.delete(name);
    leave(outage);
  }
}

/** Counts the rows to which a limit applies. */
export async function countRows<Table extends keyof StoreSchema>(
  store: Store,
  { table, of, where }: Pick<RowLimit<Table>, 'table' | 'of' | 'where'>,
): Promise<number> {
  const isCounted = (row: ExpressionBuilder<StoreSchema, typeof ANY_TABLE>) => row.and(of as object);
  const rows = store.selectFrom(table as typeof ANY_TABLE).where(isCounted);
  const narrowed = where ? rows.where(where as unknown as typeof isCounted) : rows;
  const { count } = await narrowed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Makes other transactions wait that lock the same name, until this one ends. In SQLite, transactions run one after another
 * anyway.
 */
export async function lockUntilCommit(transaction: Store, name: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** Returns the problem of a limit that requires the user to delete or end something. */
export function limitProblem(detail: string): ProblemError {
  return new ProblemError('conflict', { detail });
}
