import { constants, type DatabaseSync } from 'node:sqlite';
import { Statement } from './statement.ts';

const WRITES: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
]);

/** The prepared statements of a connection, kept by their text. */
export class Statements {
  readonly #connection: DatabaseSync;
  readonly #known = new Map<string, Statement>();
  readonly #written = new Set<string>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    // Hears of each part of a statement while that is prepared (sqlite3_set_authorizer), and refuses none.
    connection.setAuthorizer((action, table) => {
      if (WRITES.has(action) && table !== null) this.#written.add(table);
      return constants.SQLITE_OK;
    });
  }

  /** The statement with this text. Throws for a text that is no SQL of this database. */
  prepare(sql: string): Statement {
    const known = this.#known.get(sql);
    if (known) return known;
    this.#written.clear();
    const prepared = this.#connection.prepare(sql);
    const statement = new Statement(prepared, [...this.#written]);
    this.#known.set(sql, statement);
    return statement;
  }

  /** Forgets all statements, which ends them. */
  clear(): void {
    this.#known.clear();
  }
}
