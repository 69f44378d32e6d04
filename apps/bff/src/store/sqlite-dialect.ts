import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

const MAX_STATEMENTS = 200; // Several times as many as the BFF has; bounds queries whose text varies.

const MAX_OPEN_ATTEMPTS = 50;
const OPEN_AGAIN_MS = 20;

/** A SQLite database. */
export type Sqlite = {
  dialect: SqliteDialect;
  /** A number that changes whenever another connection to the file has written to it, and only then. */
  readVersion: () => number;
};

/** Opens Kysely's SQLite dialect on the runtime's own driver; the file is created when it is absent. */
export function openSqlite(path: string): Sqlite {
  // Made first, so that the database and the files that SQLite puts beside it are readable by their owner alone.
  closeSync(openSync(path, 'a', 0o600));
  const connection = new DatabaseSync(path);
  connection.exec('PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL');
  turnToWriteAheadLog(connection);
  const version = connection.prepare('PRAGMA data_version');
  return {
    dialect: new SqliteDialect({ database: adapt(connection) }),
    readVersion: () => Number(version.get()?.data_version),
  };
}

// The first process on a new file changes its mode, and SQLite lets others that open it then fail instead of wait.
function turnToWriteAheadLog(connection: DatabaseSync): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      connection.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (attempt === MAX_OPEN_ATTEMPTS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPEN_AGAIN_MS);
    }
  }
}

/** The shape that Kysely expects of a driver. Statements are prepared once; each runs to its end before the next. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS });
  return {
    close: () => connection.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = prepare(connection, sql);
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

function prepare(connection: DatabaseSync, sql: string): SqliteStatement {
  const statement = connection.prepare(sql);
  // Kysely passes on what the queries bind, which are SQLite's own value types.
  const bind = (values: readonly unknown[]) => values as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...bind(values)),
    run: (values) => statement.run(...bind(values)),
    iterate: (values) => statement.iterate(...bind(values)),
  };
}
