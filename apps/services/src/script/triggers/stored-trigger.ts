import type { Database } from '#db/database.ts';
import { toNextRun } from './trigger-store.ts';

/** A trigger with its displayed fields. Times in Unix milliseconds. Unknown values are null. */
export type StoredTrigger = {
  triggerId: string;
  scriptId: string;
  functionName: string;
  accountId: string;
  intervalMs: number;
  nextRunAt: number;
  isOnce: number;
  monthDay: number | null;
  isDisabled: number;
  createdAt: number | null;
  updatedAt: number | null;
  modifiedBy: string | null;
  deletedAt: number | null;
  lastProcessId: number | null;
};

/** The user and time of a trigger change. */
type ChangeBy = { accountId: string; timeMs: number };

// Older runs of triggers, without a recorded trigger, are found by their function and user.
const COLUMNS = `trigger_id AS triggerId, script_id AS scriptId, function_name AS functionName, account_id AS accountId,
  interval_ms AS intervalMs, next_run_at AS nextRunAt, is_once AS isOnce, month_day AS monthDay, disabled AS isDisabled,
  created_at AS createdAt, updated_at AS updatedAt, modified_by AS modifiedBy, deleted_at AS deletedAt,
  coalesce(last_process_id, CASE WHEN created_at IS NULL THEN (
    SELECT p.id FROM process_series AS s JOIN processes AS p ON p.series_id = s.id
    WHERE s.script_id = t.script_id AND s.function_name = t.function_name AND s.account_id = t.account_id
      AND s.process_type = 'TIME_DRIVEN'
    ORDER BY p.started_at DESC LIMIT 1) END) AS lastProcessId`;

/** Lists all triggers of a script, by next run, with disabled ones last. */
export function listStoredTriggers(db: Database, scriptId: string): StoredTrigger[] {
  return db.all<StoredTrigger>(
    `SELECT ${COLUMNS} FROM script_triggers AS t WHERE script_id = ? AND deleted_at IS NULL
     ORDER BY disabled, next_run_at, trigger_id`,
    scriptId,
  );
}

/** Returns a trigger of a script, including a deleted one that can be restored. */
export function findStoredTrigger(db: Database, scriptId: string, triggerId: string): StoredTrigger | undefined {
  return db.get<StoredTrigger>(
    `SELECT ${COLUMNS} FROM script_triggers AS t WHERE trigger_id = ? AND script_id = ?`,
    triggerId,
    scriptId,
  );
}

/** Changes the function and schedule of a trigger. */
export function updateTrigger(db: Database, trigger: StoredTrigger, { accountId, timeMs }: ChangeBy): void {
  db.run(
    `UPDATE script_triggers SET function_name = ?, interval_ms = ?, next_run_at = ?, is_once = ?, month_day = ?,
       disabled = ?, updated_at = ?, modified_by = ? WHERE trigger_id = ?`,
    trigger.functionName,
    trigger.intervalMs,
    trigger.nextRunAt,
    trigger.isOnce,
    trigger.monthDay,
    trigger.isDisabled,
    timeMs,
    accountId,
    trigger.triggerId,
  );
}

/** Restores a deleted trigger. Its schedule determines the next run. */
export function restoreTrigger(db: Database, trigger: StoredTrigger, { accountId, timeMs }: ChangeBy): void {
  const { triggerId, nextRunAt: dueAtMs, isOnce, intervalMs, monthDay } = trigger;
  const isMissed = dueAtMs <= timeMs && isOnce === 0;
  db.run(
    'UPDATE script_triggers SET deleted_at = NULL, next_run_at = ?, updated_at = ?, modified_by = ? WHERE trigger_id = ?',
    isMissed ? toNextRun({ dueAtMs, intervalMs, monthDay }, timeMs) : dueAtMs,
    timeMs,
    accountId,
    triggerId,
  );
}
