import type { ScriptError, ScriptLogEntry } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { ensureSeries, insertProcess, insertProcessDetail, type ProcessSeries } from './process-store.ts';

/** The end of an execution. */
export type ProcessEnd = {
  status: 'COMPLETED' | 'FAILED' | 'TIMED_OUT' | 'CANCELED' | 'UNKNOWN';
  timeMs: number;
  error?: ScriptError | undefined;
  /** Unrecorded log entries, and the number of recorded ones. */
  logs: readonly ScriptLogEntry[];
  loggedBefore?: number;
};

type Attributes = Omit<ProcessSeries, 'processStatus'>;

/**
 * Identifies an execution in progress. If it is deleted with its project, its ID may be reused by another project, but the
 * combination of both fields stays unique.
 */
export type LiveProcess = { id: number; scriptId: string };

/** Records an execution that starts now or is queued. */
export function beginProcess(
  db: Database,
  attributes: Attributes,
  { isQueued, timeMs }: { isQueued: boolean; timeMs: number },
): LiveProcess {
  const processStatus = isQueued ? 'DELAYED' : 'RUNNING';
  const id = insertProcess(db, ensureSeries(db, { ...attributes, processStatus }), { startTimeMs: timeMs });
  db.run('INSERT INTO live_processes (process_id) VALUES (?)', id);
  return { id, scriptId: attributes.scriptId };
}

/** Records the start of a queued execution. */
export function startProcess(db: Database, live: LiveProcess, timeMs: number): void {
  if (!setStatus(db, live, 'RUNNING')) return;
  db.run('UPDATE processes SET started_at = ? WHERE id = ?', timeMs, live.id);
}

/** Records the log of an execution in progress, after the `loggedBefore` entries already recorded. */
export function logProcess(
  db: Database,
  { id, scriptId }: LiveProcess,
  { logs, loggedBefore }: { logs: readonly ScriptLogEntry[]; loggedBefore: number },
): void {
  const isThere = db.get(
    'SELECT 1 FROM processes AS p JOIN process_series AS s ON s.id = p.series_id WHERE p.id = ? AND s.script_id = ?',
    id,
    scriptId,
  );
  if (isThere) insertProcessDetail(db, id, { logs, loggedBefore });
}

/** Records the end of an execution. Ignores executions deleted with their project. */
export function endProcess(
  db: Database,
  live: LiveProcess,
  { status, timeMs, error, logs, loggedBefore = 0 }: ProcessEnd,
): void {
  if (!setStatus(db, live, status)) return;
  const { id } = live;
  // An execution must not end before its start, even if the clock was set back.
  db.run('UPDATE processes SET ended_at = max(?, started_at) WHERE id = ?', timeMs, id);
  insertProcessDetail(db, id, { error, logs, loggedBefore });
  db.run('DELETE FROM live_processes WHERE process_id = ?', id);
}

/** Lists the executions in progress with their start, in Unix milliseconds, and whether they are queued. */
export function listLiveProcesses(db: Database): (LiveProcess & { startedAtMs: number; isQueued: boolean })[] {
  const rows = db.all<LiveProcess & { startedAtMs: number; status: string }>(
    `SELECT p.id, s.script_id AS scriptId, p.started_at AS startedAtMs, s.process_status AS status
     FROM live_processes AS l JOIN processes AS p ON p.id = l.process_id JOIN process_series AS s ON s.id = p.series_id`,
  );
  return rows.map(({ status, ...live }) => ({ ...live, isQueued: status === 'DELAYED' }));
}

/** Ends the executions left in progress by an earlier run of the services, with an unknown status. */
export function recoverProcesses(db: Database, timeMs: number): void {
  const left = listLiveProcesses(db);
  db.transaction(() => {
    for (const live of left) endProcess(db, live, { status: 'UNKNOWN', timeMs, logs: [] });
  });
}

/** Moves an execution to the series with another status. Returns false if it no longer exists. */
function setStatus(
  db: Database,
  { id, scriptId }: LiveProcess,
  processStatus: ProcessSeries['processStatus'],
): boolean {
  const series = db.get<ProcessSeries>(
    `SELECT s.script_id AS scriptId, s.deployment_id AS deploymentId, s.function_name AS functionName,
       s.process_type AS processType, s.process_status AS processStatus, s.user_access_level AS userAccessLevel,
       s.account_id AS accountId, s.runtime_version AS runtimeVersion
     FROM processes AS p JOIN process_series AS s ON s.id = p.series_id WHERE p.id = ? AND s.script_id = ?`,
    id,
    scriptId,
  );
  if (!series) return false;
  db.run('UPDATE processes SET series_id = ? WHERE id = ?', ensureSeries(db, { ...series, processStatus }), id);
  return true;
}
