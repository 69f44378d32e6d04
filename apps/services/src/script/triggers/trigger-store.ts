import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#core/durations.ts';
import type { TriggerChange, TriggerFacts, TriggerSchedule } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';

/** A function that runs automatically on behalf of a user. */
export type ScriptTrigger = {
  triggerId: string;
  scriptId: string;
  functionName: string;
  accountId: string;
  intervalMs: number;
  /** Full identifiers of the maximum scopes of its runs. */
  scopes: readonly string[];
};

/** The owner of triggers: a user and a script. */
type TriggerOwner = { scriptId: string; accountId: string };

type NewTrigger = TriggerOwner &
  Omit<TriggerSchedule, 'firstRunMs'> & {
    triggerId?: string;
    scopes?: readonly string[];
    isDisabled?: boolean;
    /** Creation time. Missing if unknown. */
    createdAt?: number;
  };
type DueTrigger = Omit<ScriptTrigger, 'scopes'> & { scopes: string; isOnce: number } & RepeatedRun;

/** A run, with the schedule that determines the next one. */
type RepeatedRun = { dueAtMs: number; intervalMs: number; monthDay: number | null };

/** Maximum number of a user's triggers for a script, excluding deleted ones, as on the platform. */
export const MAX_TRIGGERS = 20;
/** Period in which a deleted trigger can be restored. */
const RESTORABLE_MS = 30 * DAY_MS;

/** Adds a trigger with its first run time and its schedule. */
export function insertTrigger(
  db: Database,
  { triggerId = randomUUID(), scopes = [], isOnce = false, isDisabled = false, ...trigger }: NewTrigger,
  firstRunMs: number,
): string {
  const { accountId, createdAt } = trigger;
  db.run(
    `INSERT INTO script_triggers (trigger_id, script_id, function_name, account_id, interval_ms, next_run_at, scopes,
       is_once, month_day, disabled, created_at, updated_at, modified_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    triggerId,
    trigger.scriptId,
    trigger.functionName,
    accountId,
    trigger.intervalMs,
    firstRunMs,
    scopes.join(' '),
    isOnce ? 1 : 0,
    trigger.monthDay ?? null,
    isDisabled ? 1 : 0,
    createdAt ?? null,
    createdAt ?? null,
    createdAt === undefined ? null : accountId,
  );
  return triggerId;
}

/**
 * Takes the due triggers. Reschedules each after the current time, or removes it if it runs once. Runs missed while the services
 * were down are skipped.
 */
export function claimDueTriggers(db: Database, nowMs: number): ScriptTrigger[] {
  const due = db.all<DueTrigger>(
    `SELECT trigger_id AS triggerId, script_id AS scriptId, function_name AS functionName, account_id AS accountId,
       interval_ms AS intervalMs, scopes, next_run_at AS dueAtMs, is_once AS isOnce, month_day AS monthDay
     FROM script_triggers WHERE next_run_at <= ? AND disabled = 0 AND deleted_at IS NULL`,
    nowMs,
  );
  if (due.length === 0) return [];
  return db.transaction(() =>
    due.map((trigger) => {
      const { triggerId, isOnce } = trigger;
      if (isOnce === 1) db.run('DELETE FROM script_triggers WHERE trigger_id = ?', triggerId);
      else
        db.run('UPDATE script_triggers SET next_run_at = ? WHERE trigger_id = ?', toNextRun(trigger, nowMs), triggerId);
      const { scriptId, functionName, accountId, intervalMs } = trigger;
      const scopes = trigger.scopes.split(' ').filter(Boolean);
      return { triggerId, scriptId, functionName, accountId, intervalMs, scopes };
    }),
  );
}

/** Lists a user's triggers for a script, sorted by next run. */
export function listTriggers(db: Database, owner: TriggerOwner): TriggerFacts[] {
  return db.all<TriggerFacts>(
    `SELECT trigger_id AS triggerId, function_name AS functionName FROM script_triggers
     WHERE script_id = ? AND account_id = ? AND deleted_at IS NULL ORDER BY next_run_at, trigger_id`,
    owner.scriptId,
    owner.accountId,
  );
}

/** Records the start of a trigger's run. */
export function setLastRun(db: Database, triggerId: string, processId: number): void {
  db.run('UPDATE script_triggers SET last_process_id = ? WHERE trigger_id = ?', processId, triggerId);
}

/** Deletes a trigger, which can be restored for 30 days. */
export function deleteTrigger(db: Database, triggerId: string, change: { accountId: string; timeMs: number }): void {
  const { accountId, timeMs } = change;
  db.run('DELETE FROM script_triggers WHERE deleted_at < ?', timeMs - RESTORABLE_MS);
  db.run(
    'UPDATE script_triggers SET deleted_at = ?1, updated_at = ?1, modified_by = ?2 WHERE trigger_id = ?3',
    timeMs,
    accountId,
    triggerId,
  );
}

/** Applies the trigger changes of a run. Created triggers have the scopes of the run. Does nothing if the project was deleted. */
export function writeTriggers(
  db: Database,
  { scopes, nowMs, ...owner }: TriggerOwner & { scopes: readonly string[]; nowMs: number },
  changes: readonly TriggerChange[],
): void {
  if (!db.get('SELECT 1 FROM script_projects WHERE script_id = ?', owner.scriptId)) return;
  for (const change of changes) {
    if (change.kind === 'create') {
      const { kind: _kind, firstRunMs, ...trigger } = change;
      insertTrigger(db, { ...trigger, ...owner, scopes, createdAt: nowMs }, firstRunMs);
    } else {
      db.run(
        'DELETE FROM script_triggers WHERE trigger_id = ? AND script_id = ? AND account_id = ?',
        change.triggerId,
        owner.scriptId,
        owner.accountId,
      );
    }
  }
}

/** Returns the first run of a schedule after the current time. */
export function toNextRun({ dueAtMs, intervalMs, monthDay }: RepeatedRun, nowMs: number): number {
  if (monthDay === null) return dueAtMs + intervalMs * (Math.floor((nowMs - dueAtMs) / intervalMs) + 1);
  const next = new Date(dueAtMs);
  do {
    next.setUTCDate(1);
    next.setUTCMonth(next.getUTCMonth() + 1);
    const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
    next.setUTCDate(Math.min(monthDay, lastDay));
  } while (next.getTime() <= nowMs);
  return next.getTime();
}
