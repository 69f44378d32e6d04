import { randomUUID } from 'node:crypto';
import type { TriggerChange, TriggerFacts } from '#core/script-engine.ts';
import type { Database } from '#db/database.ts';

/** A function that runs at regular intervals, on behalf of a person. */
export type ScriptTrigger = {
  triggerId: string;
  scriptId: string;
  functionName: string;
  accountId: string;
  intervalMs: number;
};

/** Whose triggers they are: those of a person for a script. */
type TriggerOwner = { scriptId: string; accountId: string };

/** Adds a trigger whose function runs at a time first, and then in intervals of at least a minute. */
export function insertTrigger(
  db: Database,
  { triggerId = randomUUID(), ...trigger }: Omit<ScriptTrigger, 'triggerId'> & { triggerId?: string },
  firstRunMs: number,
): void {
  db.run(
    `INSERT INTO script_triggers (trigger_id, script_id, function_name, account_id, interval_ms, next_run_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    triggerId,
    trigger.scriptId,
    trigger.functionName,
    trigger.accountId,
    trigger.intervalMs,
    firstRunMs,
  );
}

/**
 * Takes the triggers that are due. Each is set to its next time after now: runs that were missed while the services
 * were down are not made up for.
 */
export function takeDueTriggers(db: Database, nowMs: number): ScriptTrigger[] {
  return db.all<ScriptTrigger>(
    `UPDATE script_triggers
     SET next_run_at = next_run_at + interval_ms * (CAST((? - next_run_at) / interval_ms AS INTEGER) + 1)
     WHERE next_run_at <= ?
     RETURNING trigger_id AS triggerId, script_id AS scriptId, function_name AS functionName,
       account_id AS accountId, interval_ms AS intervalMs`,
    nowMs,
    nowMs,
  );
}

/** Triggers of a person for a script, in the order of their next runs. */
export function listTriggers(db: Database, owner: TriggerOwner): TriggerFacts[] {
  return db.all<TriggerFacts>(
    `SELECT trigger_id AS triggerId, function_name AS functionName FROM script_triggers
     WHERE script_id = ? AND account_id = ? ORDER BY next_run_at, trigger_id`,
    owner.scriptId,
    owner.accountId,
  );
}

/** Makes and removes the triggers that a run made and removed. Nothing is made when the project is gone. */
export function writeTriggers(db: Database, owner: TriggerOwner, changes: readonly TriggerChange[]): void {
  const { scriptId, accountId } = owner;
  if (!db.get('SELECT 1 FROM script_projects WHERE script_id = ?', scriptId)) return;
  for (const change of changes) {
    if (change.kind === 'create') {
      const { triggerId, functionName, intervalMs, firstRunMs } = change;
      insertTrigger(db, { triggerId, scriptId, accountId, functionName, intervalMs }, firstRunMs);
    } else {
      db.run(
        'DELETE FROM script_triggers WHERE trigger_id = ? AND script_id = ? AND account_id = ?',
        change.triggerId,
        scriptId,
        accountId,
      );
    }
  }
}
