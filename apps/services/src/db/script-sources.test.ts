import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from './open-database.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
const TESTED = '0021-script-sources.sql';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-sources-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Creates a database with the schema from before texts were deduplicated. */
function makeFormer(path: string): void {
  using former = new DatabaseSync(path);
  former.exec('CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
  for (const name of readdirSync(MIGRATIONS).sort()) {
    if (name === TESTED) continue;
    former.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'));
    former.prepare('INSERT INTO migrations (name, applied_at) VALUES (?, 0)').run(name);
  }
  former.exec(`
    INSERT INTO items (id, mime_type, name, name_key, natural_key, created_at, modified_at)
      VALUES ('script', 'application/vnd.google-apps.script', 'Script', 'script', 'script', 1, 1);
    BEGIN;
    INSERT INTO script_snapshots (id, script_id) VALUES (1, 'script'), (2, 'script');
    INSERT INTO script_projects (script_id, head_snapshot_id) VALUES ('script', 2);
    INSERT INTO script_versions (script_id, version_number, snapshot_id, description, created_at)
      VALUES ('script', 1, 1, '', 1);
    INSERT INTO script_deployments (deployment_id, script_id, version_number, manifest_file_name, description, updated_at)
      VALUES ('one', 'script', 1, 'appsscript', '', 1), ('head', 'script', NULL, 'appsscript', '', 1);
    INSERT INTO script_files (snapshot_id, position, name, type, source, created_at, updated_at) VALUES
      (1, 0, 'appsscript', 'JSON', '{}', 1, 2), (1, 1, 'Code', 'SERVER_JS', 'var é;', 3, 4),
      (2, 0, 'appsscript', 'JSON', '{}', 1, 2), (2, 1, 'Code', 'SERVER_JS', '', 3, 5);
    COMMIT;`);
}

test('existing script files retain their text when texts become deduplicated', () => {
  const path = join(directory, 'services.db');
  makeFormer(path);
  const db = openDatabase(path);
  const files = db.all(
    `SELECT f.snapshot_id AS snapshot, f.name, s.text, f.created_at AS createdAt, f.updated_at AS updatedAt
     FROM script_files AS f JOIN script_sources AS s ON s.sha256 = f.source_sha256 ORDER BY snapshot_id, position`,
  );
  expect(files).toEqual([
    { snapshot: 1, name: 'appsscript', text: '{}', createdAt: 1, updatedAt: 2 },
    { snapshot: 1, name: 'Code', text: 'var é;', createdAt: 3, updatedAt: 4 },
    { snapshot: 2, name: 'appsscript', text: '{}', createdAt: 1, updatedAt: 2 },
    { snapshot: 2, name: 'Code', text: '', createdAt: 3, updatedAt: 5 },
  ]);
  expect(db.all('SELECT text FROM script_sources')).toHaveLength(3);
  expect(db.all('PRAGMA foreign_key_check')).toEqual([]);
  db.run("DELETE FROM items WHERE id = 'script'");
  expect(db.all('SELECT text FROM script_sources')).toEqual([]);
  db.close();
});
