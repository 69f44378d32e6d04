import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { ReservedSpace } from '@rotunda/data-directory/reserved-space';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const MAX_OPEN_ATTEMPTS = 50;
const OPEN_AGAIN_MS = 20;
const OPEN_LOCK_WAIT_MS = 5_000;
// Readers of a write-ahead log wait only while another process recovers the file after a crash.
const READ_LOCK_WAIT_MS = 100;

/**
 * Opens a Kysely dialect on the runtime's own driver. The file is created if it is missing. Writes wait for other processes for
 * up to `lockWaitMs`.
 */
export function openSqlite(path: string, lockWaitMs: number): Dialect {
  // Created first, so that the database and SQLite's additional files are readable by their owner only.
  closeSync(openSync(path, 'a', 0o600));
  const writer = new SqliteConnection(path);
  writer.exec(`PRAGMA busy_timeout = ${OPEN_LOCK_WAIT_MS}; PRAGMA synchronous = FULL`);
  enableWriteAheadLog(writer);
  // From here on, the driver does the waiting, because SQLite would block the whole process.
  writer.exec('PRAGMA busy_timeout = 0');
  const reader = new SqliteConnection(path);
  reader.exec(`PRAGMA busy_timeout = ${READ_LOCK_WAIT_MS}; PRAGMA query_only = ON`);
  return toDialect(new SqliteDriver({ reader, writer }, lockWaitMs, new ReservedSpace(dirname(path))));
}

// The first process on a new file changes its mode; for other processes that open it at that moment, SQLite fails instead of
// waiting.
function enableWriteAheadLog(connection: SqliteConnection): void {
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

/** Allows reads concurrently with writes; the driver decides which statements are serialised. */
class StoreAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function toDialect(driver: SqliteDriver): Dialect {
  return {
    createAdapter: () => new StoreAdapter(),
    createDriver: () => driver,
    createIntrospector: (store) => new SqliteIntrospector(store),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
