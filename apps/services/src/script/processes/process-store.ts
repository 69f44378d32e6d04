import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import type { ScriptError, ScriptLogEntry } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';

type WireProcess = ScriptSchemas['GoogleAppsScriptTypeProcess'];

/** All filterable attributes of an execution except its times. */
export type ProcessSeries = {
  scriptId: string;
  /** Empty for a run without a deployment. */
  deploymentId: string;
  functionName: string;
  processType: NonNullable<WireProcess['processType']>;
  processStatus: NonNullable<WireProcess['processStatus']>;
  /** The user's access level on the project. */
  userAccessLevel: NonNullable<WireProcess['userAccessLevel']>;
  /** The user who ran it. */
  accountId: string;
  runtimeVersion: string;
};

/** An execution to record. */
export type NewProcess = {
  startTimeMs: number;
  /** Undefined while it is queued or running. */
  endTimeMs?: number;
  error?: ScriptError | undefined;
  logs?: readonly ScriptLogEntry[];
};

/** Returns the series with exactly these attributes. Creates it if it does not exist. */
export function ensureSeries(db: Database, series: ProcessSeries): number {
  const values = [
    series.scriptId,
    series.deploymentId,
    series.functionName,
    series.processType,
    series.processStatus,
    series.userAccessLevel,
    series.accountId,
    series.runtimeVersion,
  ];
  const existing = db.get<{ id: number }>(
    `SELECT id FROM process_series WHERE script_id = ? AND deployment_id = ? AND function_name = ? AND process_type = ?
       AND process_status = ? AND user_access_level = ? AND account_id = ? AND runtime_version = ?`,
    ...values,
  );
  if (existing) return existing.id;
  return db.run(
    `INSERT INTO process_series (script_id, deployment_id, function_name, process_type, process_status,
       user_access_level, account_id, runtime_version) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...values,
  ).lastInsertRowid;
}

/** Records an execution with its error and logs. Returns its ID. */
export function insertProcess(db: Database, seriesId: number, process: NewProcess): number {
  const { lastInsertRowid: id } = db.run(
    'INSERT INTO processes (series_id, started_at, ended_at) VALUES (?, ?, ?)',
    seriesId,
    process.startTimeMs,
    process.endTimeMs ?? null,
  );
  insertProcessDetail(db, id, process);
  return id;
}

/** Records the error and log of an execution, after the `loggedBefore` entries already recorded. */
export function insertProcessDetail(
  db: Database,
  id: number,
  detail: Pick<NewProcess, 'error' | 'logs'> & { loggedBefore?: number },
): void {
  const { loggedBefore = 0 } = detail;
  if (detail.error) {
    const { type, message, stack } = detail.error;
    db.run(
      'INSERT INTO process_errors (process_id, type, message, stack) VALUES (?, ?, ?, ?)',
      id,
      type,
      message,
      JSON.stringify(stack),
    );
  }
  for (const [position, entry] of (detail.logs ?? []).entries()) {
    db.run(
      'INSERT INTO process_logs (process_id, position, logged_at, level, text) VALUES (?, ?, ?, ?, ?)',
      id,
      loggedBefore + position,
      entry.timeMs,
      entry.level,
      entry.text,
    );
  }
}
