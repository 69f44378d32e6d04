import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { ScriptError, ScriptLogEntry } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import type { ProcessSeries } from './process-store.ts';

type WireProcess = ScriptSchemas['GoogleAppsScriptTypeProcess'];
/** A stored execution. */
export type ProcessRow = ProcessSeries & {
  id: number;
  projectName: string;
  startTimeMs: number;
  endTimeMs: number | null;
};

/** The expensive fields to include. */
export type ProcessDetail = { withError: boolean; withLogs: boolean };

/** Returns executions by ID, in the given order. */
export function readProcessRows(db: Database, ids: readonly number[]): ProcessRow[] {
  return db.all<ProcessRow>(
    `SELECT p.id, p.started_at AS startTimeMs, p.ended_at AS endTimeMs, s.script_id AS scriptId,
       s.deployment_id AS deploymentId, s.function_name AS functionName, s.process_type AS processType,
       s.process_status AS processStatus, s.user_access_level AS userAccessLevel, s.account_id AS accountId,
       s.runtime_version AS runtimeVersion, i.name AS projectName
     FROM json_each(?) AS wanted
     CROSS JOIN processes AS p ON p.id = wanted.value
     JOIN process_series AS s ON s.id = p.series_id
     JOIN items AS i ON i.id = s.script_id
     ORDER BY wanted.key`,
    JSON.stringify(ids),
  );
}

/** Converts an execution to its API resource. */
export function toProcess(db: Database, row: ProcessRow, detail: ProcessDetail): WireProcess {
  const error = detail.withError ? findError(db, row.id) : undefined;
  const logs = detail.withLogs ? listLogs(db, row.id) : [];
  return {
    projectName: row.projectName,
    functionName: row.functionName,
    processType: row.processType,
    processStatus: row.processStatus,
    userAccessLevel: row.userAccessLevel,
    startTime: toTimestamp(row.startTimeMs),
    runtimeVersion: row.runtimeVersion,
    processId: String(row.id),
    scriptId: row.scriptId,
    ...(row.endTimeMs !== null && {
      duration: `${(row.endTimeMs - row.startTimeMs) / 1000}s`,
      endTime: toTimestamp(row.endTimeMs),
    }),
    ...(row.deploymentId !== '' && { deploymentId: row.deploymentId }),
    ...(error && { error }),
    ...(logs.length > 0 && { logs }),
  };
}

function findError(db: Database, processId: number): WireProcess['error'] {
  const row = db.get<{ type: string; message: string; stack: string }>(
    'SELECT type, message, stack FROM process_errors WHERE process_id = ?',
    processId,
  );
  if (!row) return undefined;
  const stack: ScriptError['stack'] = JSON.parse(row.stack);
  return { type: row.type, message: row.message, stack: [...stack] };
}

function listLogs(db: Database, processId: number): NonNullable<WireProcess['logs']> {
  const rows = db.all<ScriptLogEntry>(
    'SELECT logged_at AS timeMs, level, text FROM process_logs WHERE process_id = ? ORDER BY position',
    processId,
  );
  return rows.map(({ timeMs, level, text }) => ({ time: toTimestamp(timeMs), level, text }));
}
