import type { Database } from '#db/database.ts';
import { parseManifest } from './parse-manifest.ts';

/** Name of the JSON file that every project has. */
export const MANIFEST_NAME = 'appsscript';

export type ScriptFileType = 'SERVER_JS' | 'HTML' | 'JSON';

/** A file of a project. Times in Unix milliseconds. */
export type ScriptFile = {
  /** Without extension. */
  name: string;
  type: ScriptFileType;
  source: string;
  lastModifyAccountId: string | null;
  createdAt: number;
  updatedAt: number;
};

export type ScriptVersion = { versionNumber: number; description: string; createdAt: number };

/** Stores the files of a new project as its HEAD. The project's item must exist. */
export function insertProject(
  db: Database,
  scriptId: string,
  files: readonly ScriptFile[],
  containerId?: string,
): void {
  db.transaction(() => {
    const snapshotId = insertSnapshot(db, scriptId, files);
    db.run(
      'INSERT INTO script_projects (script_id, parent_id, head_snapshot_id) VALUES (?, ?, ?)',
      scriptId,
      containerId ?? null,
      snapshotId,
    );
  });
}

/** Whether an item has a project. Items created through the file storage service may not have one. */
export function hasProject(db: Database, scriptId: string): boolean {
  return findHead(db, scriptId) !== undefined;
}

/** Replaces the HEAD of a project with `files`. Deletes files of HEAD that no version contains. */
export function replaceHead(db: Database, scriptId: string, files: readonly ScriptFile[]): void {
  db.transaction(() => {
    const former = findHead(db, scriptId);
    db.run(
      'UPDATE script_projects SET head_snapshot_id = ? WHERE script_id = ?',
      insertSnapshot(db, scriptId, files),
      scriptId,
    );
    db.run(
      `DELETE FROM script_snapshots WHERE id = ?
       AND NOT EXISTS (SELECT 1 FROM script_versions WHERE snapshot_id = script_snapshots.id)`,
      former ?? null,
    );
  });
}

/** Freezes HEAD as the next version of a project. Returns its number, which is never reused. */
export function insertVersion(db: Database, scriptId: string, description: string, createdAt: number): number {
  const row = db.get<{ versionNumber: number }>(
    `INSERT INTO script_versions (script_id, version_number, snapshot_id, description, created_at)
     SELECT script_id, 1 + coalesce((SELECT max(version_number) FROM script_versions WHERE script_id = p.script_id), 0),
       head_snapshot_id, ?, ? FROM script_projects AS p WHERE script_id = ?
     RETURNING version_number AS versionNumber`,
    description,
    createdAt,
    scriptId,
  );
  if (!row) throw new Error(`No script project ${scriptId}`);
  return row.versionNumber;
}

/**
 * Returns the files of HEAD or of a version, in project order. Returns undefined if the version does not exist or there is no
 * content yet.
 */
export function listFiles(db: Database, scriptId: string, versionNumber?: number): ScriptFile[] | undefined {
  const snapshotId = versionNumber ? findVersionSnapshot(db, scriptId, versionNumber) : findHead(db, scriptId);
  if (snapshotId === undefined) return undefined;
  return db.all<ScriptFile>(
    `SELECT f.name, f.type, s.text AS source, f.last_modify_account_id AS lastModifyAccountId,
       f.created_at AS createdAt, f.updated_at AS updatedAt
     FROM script_files AS f JOIN script_sources AS s ON s.sha256 = f.source_sha256
     WHERE f.snapshot_id = ? ORDER BY f.position`,
    snapshotId,
  );
}

/**
 * Returns the total size of the sources of HEAD or of a version, in bytes. Returns 0 if the version does not exist or there is no
 * content yet.
 */
export function measureSources(db: Database, scriptId: string, versionNumber?: number): number {
  const snapshotId = versionNumber ? findVersionSnapshot(db, scriptId, versionNumber) : findHead(db, scriptId);
  const row = db.get<{ sizeBytes: number }>(
    `SELECT coalesce(sum(octet_length(s.text)), 0) AS sizeBytes
     FROM script_files AS f JOIN script_sources AS s ON s.sha256 = f.source_sha256 WHERE f.snapshot_id = ?`,
    snapshotId ?? null,
  );
  return row?.sizeBytes ?? 0;
}

/**
 * Returns the immutable manifest of HEAD or of a version: the value of the JSON file with this name. Returns undefined if it is
 * missing, not JSON or too long.
 */
export function findManifest(
  db: Database,
  scriptId: string,
  { name, versionNumber }: { name: string; versionNumber: number | null },
): unknown {
  const snapshotId = versionNumber === null ? findHead(db, scriptId) : findVersionSnapshot(db, scriptId, versionNumber);
  const file = db.get<{ digest: string }>(
    "SELECT source_sha256 AS digest FROM script_files WHERE snapshot_id = ? AND name = ? AND type = 'JSON'",
    snapshotId ?? null,
    name,
  );
  return file && parseManifest(file.digest, () => readSource(db, file.digest));
}

function readSource(db: Database, digest: string): string {
  return db.get<{ text: string }>('SELECT text FROM script_sources WHERE sha256 = ?', digest)?.text ?? '';
}

function findHead(db: Database, scriptId: string): number | undefined {
  return db.get<{ id: number }>('SELECT head_snapshot_id AS id FROM script_projects WHERE script_id = ?', scriptId)?.id;
}

function findVersionSnapshot(db: Database, scriptId: string, versionNumber: number): number | undefined {
  return db.get<{ id: number }>(
    'SELECT snapshot_id AS id FROM script_versions WHERE script_id = ? AND version_number = ?',
    scriptId,
    versionNumber,
  )?.id;
}

function insertSnapshot(db: Database, scriptId: string, files: readonly ScriptFile[]): number {
  const { lastInsertRowid: id } = db.run('INSERT INTO script_snapshots (script_id) VALUES (?)', scriptId);
  for (const [position, file] of files.entries()) {
    db.run('INSERT OR IGNORE INTO script_sources (sha256, text) VALUES (sha256(?1), ?1)', file.source);
    db.run(
      `INSERT INTO script_files (snapshot_id, position, name, type, source_sha256, last_modify_account_id, created_at,
         updated_at) VALUES (?, ?, ?, ?, sha256(?), ?, ?, ?)`,
      id,
      position,
      file.name,
      file.type,
      file.source,
      file.lastModifyAccountId,
      file.createdAt,
      file.updatedAt,
    );
  }
  return id;
}
