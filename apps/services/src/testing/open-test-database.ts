import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { openEmptyDatabase } from './open-empty-database.ts';

/** Opens a separate migrated database, deleted on disposal. */
export function openTestDatabase(): Disposable & { db: Database } {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-database-'));
  const db = openEmptyDatabase(join(directory, 'services.db'));
  return {
    db,
    [Symbol.dispose]() {
      db.close();
      rmSync(directory, { recursive: true });
    },
  };
}
