import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { toScriptUser } from '#script/projects/script-user.ts';
import type { StoredTrigger } from '#script/triggers/stored-trigger.ts';

type Schedule = ScriptSchemas['TriggerSchedule'];
type Run = ScriptSchemas['TriggerRun'];

/** Lengths of the interval units. */
export const UNITS = { WEEKS: 7 * DAY_MS, DAYS: DAY_MS, HOURS: HOUR_MS, MINUTES: MINUTE_MS } as const;
type Unit = keyof typeof UNITS;

/** Converts a trigger to its API resource. */
export function toTrigger(db: Database, trigger: StoredTrigger): ScriptSchemas['Trigger'] {
  const { triggerId, functionName, nextRunAt, isDisabled, createdAt, updatedAt } = trigger;
  const owner = toScriptUser(db, trigger.accountId);
  const lastModifyUser = toScriptUser(db, trigger.modifiedBy);
  const lastRun = findRun(db, trigger);
  return {
    triggerId,
    functionName,
    schedule: toSchedule(trigger),
    nextRunTime: toTimestamp(nextRunAt),
    disabled: isDisabled === 1,
    ...(owner && { owner }),
    ...(lastRun && { lastRun }),
    ...(createdAt !== null && { createTime: toTimestamp(createdAt) }),
    ...(updatedAt !== null && { updateTime: toTimestamp(updatedAt) }),
    ...(lastModifyUser && { lastModifyUser }),
  };
}

function toSchedule({ isOnce, monthDay, intervalMs }: StoredTrigger): Schedule {
  if (isOnce === 1) return { repeat: 'ONCE' };
  if (monthDay !== null) return { repeat: 'MONTHS', interval: 1 };
  const units = Object.keys(UNITS) as Unit[];
  const repeat = units.find((unit) => intervalMs % UNITS[unit] === 0) ?? 'MINUTES';
  return { repeat, interval: Math.round(intervalMs / UNITS[repeat]) };
}

function findRun(db: Database, { lastProcessId, scriptId }: StoredTrigger): Run | undefined {
  if (lastProcessId === null) return undefined;
  // The ID of a deleted process may have been reused by another project.
  const run = db.get<{ processStatus: Run['processStatus']; startedAt: number }>(
    `SELECT s.process_status AS processStatus, p.started_at AS startedAt
     FROM processes AS p JOIN process_series AS s ON s.id = p.series_id WHERE p.id = ? AND s.script_id = ?`,
    lastProcessId,
    scriptId,
  );
  if (!run?.processStatus) return undefined;
  const { processStatus, startedAt } = run;
  return { processId: String(lastProcessId), processStatus, startTime: toTimestamp(startedAt) };
}
