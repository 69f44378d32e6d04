import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import { limitEntries } from '#platform/cache/limit-entries.ts';
import { toStorable } from './to-storable.ts';

const MAX_STATEMENTS = 200; // Several times the number in the BFF. Limits queries whose text varies.

/** A statement, and whether it returns rows. Cached, because querying that each time takes a third of a small query. */
type Prepared = { statement: StatementSync; returnsRows: boolean };

/** A connection to a SQLite file. Statements are prepared once, and each runs synchronously to its end. */
export class SqliteConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new LRUCache<string, Prepared>(limitEntries(MAX_STATEMENTS));

  constructor(path: string) {
    this.#database = new DatabaseSync(path);
  }

  /** Whether a transaction is open. */
  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Runs statements without parameters and results. */
  exec(sql: string): void {
    this.#database.exec(sql);
  }

  /** Runs a query and returns the result in the shape that Kysely expects of a driver. */
  execute<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, returnsRows } = this.#prepare(sql);
    // The queries bind SQLite's own value types, and their types define the rows that they return.
    const values = parameters.map(toStorable) as SQLInputValue[]; // The same text as PostgreSQL returns.
    if (returnsRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(withOpaqueLimits(sql));
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

/**
 * SQLite plans a query for the value of `limit ?`, and prepares the statement again whenever that is bound. It does not look into
 * expressions.
 */
function withOpaqueLimits(sql: string): string {
  return sql.replaceAll(/\blimit \?/gu, 'limit +?');
}
