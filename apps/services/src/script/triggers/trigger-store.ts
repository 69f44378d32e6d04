import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';

/** A function that runs by itself again and again, on behalf of a person. */
export type ScriptTrigger = {
  triggerId: string;
  scriptId: string;
  functionName: string;
  accountId: string;
  intervalMs: number;
};

/** Adds a trigger whose function runs at a time first, and then in intervals of at least a minute. */
export function insertTrigger(db: Database, trigger: Omit<ScriptTrigger, 'triggerId'>, firstRunMs: number): string {
  const triggerId = randomUUID();
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
  return triggerId;
}

/**
 * Takes the triggers that are due. Each is set to its next time after now: what was missed while nothing ran is not made
 * up for.
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
