import { constants, type DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { Statement } from './statement.ts';

const WRITES: ReadonlySet<number> = new Set([
  constants.SQLITE_INSERT,
  constants.SQLITE_UPDATE,
  constants.SQLITE_DELETE,
]);

/** Texts of searches vary without end; all others are fewer. A statement takes some kilobytes. */
const MAX_STATEMENTS = 1000;

/** The prepared statements of a connection, cached by their text. */
export class Statements {
  readonly #connection: DatabaseSync;
  readonly #known = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });
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
