import type { Expression, ExpressionBuilder, Insertable, SqlBool } from 'kysely';
import type { Store } from '#platform/store/open-store.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { IndexTables } from '#platform/store/tables/index-tables.ts';

/** A row read from a file or source, without its index. */
export type IndexRow = Omit<Insertable<IndexTables['index_rows']>, 'user_id' | 'name' | 'target_id'>;

/** Columns that rows can be sorted by. */
export type SortColumn =
  | 'title_key'
  | 'principal_email'
  | 'number'
  | 'due_at'
  | 'created_at'
  | 'modified_at'
  | 'decided_at';

/** The end of a page of rows: the sort value and the row ID. */
export type RowPosition = readonly [string | number, string];

/** Builds conditions on rows. */
export type RowExpressions = ExpressionBuilder<StoreSchema, 'index_rows'>;

/** A request for a page of rows. */
export type RowQuery = {
  userId: string;
  name: string;
  where: (build: RowExpressions) => readonly Expression<SqlBool>[];
  sort: { column: SortColumn; isDescending: boolean };
  limit: number;
  after: RowPosition | undefined;
};

/** A row from a query. `Body` is the type that its index reader wrote. */
export type FoundRow<Body> = { body: Body; position: RowPosition };

/** Represents a missing time, sorted after all others. */
export const NO_TIME = 8_640_000_000_000_000;

const ROWS_AT_ONCE = 100;

/** The rows of indexes. */
export class RowStore {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Replaces the rows that were previously read from a file or source. */
  async replace(userId: string, name: string, targetId: string, rows: readonly IndexRow[]): Promise<void> {
    await this.replaceAll(userId, name, new Map([[targetId, rows]]));
  }

  /** Replaces the rows of many files, by file ID. */
  async replaceAll(userId: string, name: string, found: ReadonlyMap<string, readonly IndexRow[]>): Promise<void> {
    const ids = [...found.keys()];
    const values = [...found].flatMap(([id, rows]) =>
      rows.map((row) => ({ ...row, user_id: userId, name, target_id: id })),
    );
    await this.#store.transaction().execute(async (transaction) => {
      for (let start = 0; start < ids.length; start += ROWS_AT_ONCE)
        await transaction
          .deleteFrom('index_rows')
          .where('user_id', '=', userId)
          .where('name', '=', name)
          .where('target_id', 'in', ids.slice(start, start + ROWS_AT_ONCE))
          .execute();
      for (let start = 0; start < values.length; start += ROWS_AT_ONCE)
        await transaction
          .insertInto('index_rows')
          .values(values.slice(start, start + ROWS_AT_ONCE))
          .execute();
    });
  }

  /** Returns a page of rows in order. */
  async list<Body>({ userId, name, where, sort, limit, after }: RowQuery): Promise<FoundRow<Body>[]> {
    const { column, isDescending } = sort;
    const direction = isDescending ? 'desc' : 'asc';
    const rows = await this.#store
      .selectFrom('index_rows')
      .select(['row_id', 'body', `${column} as key`])
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where((build) => build.and([...where(build)]))
      .$if(after !== undefined, (query) =>
        query.where((build) =>
          build(
            build.refTuple(column, 'row_id'),
            isDescending ? '<' : '>',
            build.tuple<string | number, string>(after?.[0] ?? '', after?.[1] ?? ''),
          ),
        ),
      )
      .orderBy(column, direction)
      .orderBy('row_id', direction)
      .limit(limit)
      .execute();
    return rows.map((row) => ({ body: JSON.parse(row.body), position: [row.key, row.row_id] }));
  }

  /** Counts the rows that match the conditions. */
  async count(
    userId: string,
    name: string,
    where: (build: RowExpressions) => readonly Expression<SqlBool>[] = () => [],
  ): Promise<number> {
    const row = await this.#store
      .selectFrom('index_rows')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where((build) => build.and([...where(build)]))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** Returns a row, or undefined if the user has none with this ID. */
  async find<Body>(userId: string, name: string, rowId: string): Promise<Body | undefined> {
    const row = await this.#store
      .selectFrom('index_rows')
      .select('body')
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('row_id', '=', rowId)
      .executeTakeFirst();
    return row && JSON.parse(row.body);
  }

  /** Returns the rows read from a file or source. */
  async listOfTarget(userId: string, name: string, targetId: string): Promise<unknown[]> {
    const rows = await this.#store
      .selectFrom('index_rows')
      .select('body')
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .where('target_id', '=', targetId)
      .orderBy('row_id')
      .execute();
    return rows.map(({ body }) => JSON.parse(body));
  }
}
