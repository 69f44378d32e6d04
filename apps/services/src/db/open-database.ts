import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Database } from './database.ts';
import { addRowBudget } from './row-budget.ts';

const migrationsDirectory = new URL('./migrations/', import.meta.url);

const IN_MEMORY = ':memory:';

/** The database was written by a newer version. The message is one line for the user who opens it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/**
 * Opens or creates the database file and migrates it to the latest schema. `:memory:` opens an in-memory database. Several
 * processes may open the file: WAL lets the token command write while the services run. Throws NewerDatabaseError, without
 * changing the file, if it has migrations that this version does not know.
 */
export function openDatabase(path: string): Database {
  // Creates the file first, so that only its owner can read the database and the files that SQLite creates next to it.
  if (path !== IN_MEMORY) closeSync(openSync(path, 'a', 0o600));
  const connection = new DatabaseSync(path);
  // For statements that store a text once, under its hash.
  connection.function('sha256', { deterministic: true }, (text) =>
    createHash('sha256').update(String(text)).digest('hex'),
  );
  addRowBudget(connection);
  const database = new Database(connection);
  rejectNewerDatabase(database, path);
  // Other processes may hold the lock this long while filling the database. The main thread never waits here for another thread
  // (write-lock.ts).
  database.exec('PRAGMA busy_timeout = 30000');
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  database.exec('PRAGMA cache_size = -65536');
  database.exec('PRAGMA temp_store = MEMORY');
  // 16 MiB: a page written by many commits is copied from the log once, and the disk is rarely waited for.
  database.exec('PRAGMA wal_autocheckpoint = 4000');
  migrate(database);
  return database;
}

function rejectNewerDatabase(database: Database, path: string): void {
  if (!database.get("SELECT 1 FROM sqlite_schema WHERE name = 'migrations'")) return;
  const known = new Set(readdirSync(migrationsDirectory));
  const applied = database.all<{ name: string }>('SELECT name FROM migrations');
  const unknown = applied.find(({ name }) => !known.has(name));
  if (!unknown) return;
  database.close();
  throw new NewerDatabaseError(
    `${path} was written by a newer version (it has the migration ${unknown.name}): update, or restore a backup.`,
  );
}

function migrate(database: Database): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
  if (listPending(database).length === 0) return;
  // Applies all migrations or none, with one disk flush. Lists them again because another process may have applied them.
  database.transaction(() => {
    for (const name of listPending(database)) {
      database.exec(readFileSync(new URL(name, migrationsDirectory), 'utf8'));
      database.run('INSERT INTO migrations (name, applied_at) VALUES (?, ?)', name, Date.now());
    }
  });
}

/** Lists the unapplied migrations of a database, in order. */
function listPending(database: Database): string[] {
  const applied = new Set(database.all<{ name: string }>('SELECT name FROM migrations').map((row) => row.name));
  return readdirSync(migrationsDirectory)
    .filter((name) => name.endsWith('.sql') && !applied.has(name))
    .sort();
}
