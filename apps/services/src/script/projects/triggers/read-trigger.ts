import type { ScriptSchemas } from '@rotunda/api-client/operation-types';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { invalidMember } from '#core/errors/invalid-member.ts';
import { parseDateTime } from '#core/parse-date-time.ts';
import type { StoredTrigger } from '#script/triggers/stored-trigger.ts';
import { toNextRun } from '#script/triggers/trigger-store.ts';
import { UNITS } from './trigger-resource.ts';

/** The client-defined fields of a trigger. */
export type TriggerSettings = Pick<
  StoredTrigger,
  'functionName' | 'intervalMs' | 'nextRunAt' | 'isOnce' | 'monthDay' | 'isDisabled'
>;
type Sent = ScriptSchemas['Trigger'];

const MAX_NAME_CHARACTERS = 256;
const FUNCTION_NAME = /^[\p{L}_$][\p{L}\p{N}_$.]*$/u;

/**
 * Validates a submitted trigger. For an existing trigger, missing fields retain their values. A run time in the past is moved
 * according to the schedule. Throws 400 if the trigger is invalid.
 */
export function readTrigger(sent: Sent | undefined, nowMs: number, former?: TriggerSettings): TriggerSettings {
  const functionName = sent?.functionName ?? former?.functionName ?? '';
  if (!FUNCTION_NAME.test(functionName) || functionName.length > MAX_NAME_CHARACTERS) {
    throw invalidMember('functionName', 'A trigger must have the name of a function.');
  }
  const isDisabled = sent?.disabled === undefined ? (former?.isDisabled ?? 0) : Number(sent.disabled);
  return { functionName, isDisabled, ...readTimes(sent, nowMs, former) };
}

type Times = Omit<TriggerSettings, 'functionName' | 'isDisabled'>;

function readTimes(sent: Sent | undefined, nowMs: number, former: Times | undefined): Times {
  const repeat = readRepeat(sent?.schedule, former);
  const given = readTime(sent?.nextRunTime);
  const { isOnce, intervalMs } = repeat;
  if (isOnce === 1) {
    const nextRunAt = given ?? former?.nextRunAt;
    const isFuture = nextRunAt !== undefined && nextRunAt > nowMs;
    if (!isFuture && (given !== undefined || former === undefined || sent?.schedule)) {
      throw invalidMember('nextRunTime', 'A trigger that runs once must have a time in the future.');
    }
    return { isOnce, intervalMs, monthDay: null, nextRunAt: nextRunAt ?? nowMs };
  }
  const isSameRepeat = !sent?.schedule && former !== undefined;
  const first = given ?? (isSameRepeat ? former.nextRunAt : repeat.isMonthly ? nowMs : nowMs + intervalMs);
  const monthDay = repeat.isMonthly ? (isSameRepeat && given === undefined ? former.monthDay : getDay(first)) : null;
  const nextRunAt = first > nowMs ? first : toNextRun({ dueAtMs: first, intervalMs, monthDay }, nowMs);
  return { isOnce, intervalMs, monthDay, nextRunAt };
}

function readRepeat(sent: Sent['schedule'], former: Times | undefined) {
  if (!sent) {
    if (!former) throw invalidMember('schedule', 'A trigger must have a schedule.');
    return { isOnce: former.isOnce, intervalMs: former.intervalMs, isMonthly: former.monthDay !== null };
  }
  const { repeat, interval = 1 } = sent;
  if (repeat === undefined) throw invalidMember('schedule.repeat', 'A schedule must have a unit.');
  if (interval < 1 || interval > 1000)
    throw invalidMember('schedule.interval', 'An interval must be from 1 to 1000 units.');
  if (repeat === 'ONCE') return { isOnce: 1, intervalMs: MINUTE_MS, isMonthly: false };
  if (repeat !== 'MONTHS') return { isOnce: 0, intervalMs: interval * UNITS[repeat], isMonthly: false };
  if (interval !== 1) throw invalidMember('schedule.interval', 'The interval of a monthly trigger must be 1.');
  return { isOnce: 0, intervalMs: DAY_MS, isMonthly: true };
}

function readTime(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const timeMs = parseDateTime(text);
  if (timeMs === undefined) throw invalidMember('nextRunTime', 'The time must have the format of RFC 3339.');
  return timeMs;
}

function getDay(timeMs: number): number {
  return new Date(timeMs).getUTCDate();
}
