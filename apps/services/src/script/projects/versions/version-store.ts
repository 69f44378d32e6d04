import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { ScriptVersion } from '#items/script-content.ts';

/** Lists the versions of a project from a number, ascending. */
export function listVersions(
  db: Database,
  scriptId: string,
  page: { from: number; limit: number },
): Iterable<ScriptVersion> {
  return db.iterate<ScriptVersion>(
    `SELECT version_number AS versionNumber, description, created_at AS createdAt FROM script_versions
     WHERE script_id = ? AND version_number >= ? ORDER BY version_number LIMIT ?`,
    scriptId,
    page.from,
    page.limit,
  );
}

/** Converts a version to its API resource. */
export function toVersion(scriptId: string, version: ScriptVersion): ScriptSchemas['Version'] {
  return {
    scriptId,
    versionNumber: version.versionNumber,
    ...(version.description !== '' && { description: version.description }),
    createTime: toTimestamp(version.createdAt),
  };
}

/** Counts the versions of a project. */
export function countVersions(db: Database, scriptId: string): number {
  const row = db.get<{ count: number }>('SELECT count(*) AS count FROM script_versions WHERE script_id = ?', scriptId);
  return row?.count ?? 0;
}

/** Whether a project has a version with this number. */
export function hasVersion(db: Database, scriptId: string, versionNumber: number): boolean {
  const [found] = listVersions(db, scriptId, { from: versionNumber, limit: 1 });
  return found?.versionNumber === versionNumber;
}
