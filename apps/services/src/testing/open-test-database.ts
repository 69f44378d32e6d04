import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { emptyDatabase } from './empty-database.ts';

/** A migrated database of its own, removed when it is disposed of. */
export function openTestDatabase(): Disposable & { db: Database } {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-database-'));
  const path = join(directory, 'services.db');
  writeFileSync(path, emptyDatabase(), { mode: 0o600 });
  const db = openDatabase(path);
  return {
    db,
    [Symbol.dispose]() {
      db.close();
      rmSync(directory, { recursive: true });
    },
  };
}
