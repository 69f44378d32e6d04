import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#core/durations.ts';
import type { TriggerChange, TriggerFacts, TriggerSchedule } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';

/** A function that runs by itself, on behalf of a person. */
export type ScriptTrigger = {
  triggerId: string;
  scriptId: string;
  functionName: string;
  accountId: string;
  intervalMs: number;
  /** Full identifiers of the scopes that its runs have at most. */
  scopes: readonly string[];
};

/** Whose triggers they are: those of a person for a script. */
type TriggerOwner = { scriptId: string; accountId: string };

type NewTrigger = TriggerOwner &
  Omit<TriggerSchedule, 'firstRunMs'> & {
    triggerId?: string;
    scopes?: readonly string[];
    isDisabled?: boolean;
    /** When it was made; absent where that is not known. */
    createdAt?: number;
  };
type DueTrigger = Omit<ScriptTrigger, 'scopes'> & { scopes: string; isOnce: number } & RepeatedRun;

/** A run and what the next one follows from. */
type RepeatedRun = { dueAtMs: number; intervalMs: number; monthDay: number | null };

/** Triggers of a person for a script, deleted ones aside, as on the platform. */
export const MAX_TRIGGERS = 20;
/** How long a trigger that was deleted can be restored. */
const RESTORABLE_MS = 30 * DAY_MS;

/** Adds a trigger whose function runs at a time first, and then as its schedule says. */
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
 * Takes the triggers that are due. Each is set to its next time after now, or is removed if it runs once: runs that were
 * missed while the services were down are not made up for.
 */
export function takeDueTriggers(db: Database, nowMs: number): ScriptTrigger[] {
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

/** Triggers of a person for a script, in the order of their next runs. */
export function listTriggers(db: Database, owner: TriggerOwner): TriggerFacts[] {
  return db.all<TriggerFacts>(
    `SELECT trigger_id AS triggerId, function_name AS functionName FROM script_triggers
     WHERE script_id = ? AND account_id = ? AND deleted_at IS NULL ORDER BY next_run_at, trigger_id`,
    owner.scriptId,
    owner.accountId,
  );
}

/** Records the run of a trigger that begins. */
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

/**
 * Makes and removes the triggers that a run made and removed. Those that it made have the scopes of the run. Nothing is
 * made when the project is gone.
 */
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

/** The first run after now that a schedule has. */
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
