import { toZonedTime, toZoneId } from './zoned-time.ts';

const UTC = 'Etc/UTC';

/**
 * Runs synchronous work with UTC as this thread's local time. The script engine uses the thread's `Date` for the local UTC
 * offset. Scripts get the local time of their own zone from the sandbox instead, because the engine cannot represent the hours
 * that clock changes repeat or skip.
 */
export function withUtcAsLocalTime<Result>(work: () => Result): Result {
  const { getTimezoneOffset } = Date.prototype;
  Date.prototype.getTimezoneOffset = () => 0;
  try {
    return work();
  } finally {
    Date.prototype.getTimezoneOffset = getTimezoneOffset;
  }
}

/** Returns the script's time zone as an Intl name, or UTC if it is not valid. */
export function toScriptZone(timeZone: string): string {
  return toZoneId(timeZone) ?? UTC;
}

/** Returns the UTC offset of a zone from `toScriptZone` at a time, in milliseconds. */
export function toOffsetMs(timeMs: number, zoneId: string): number {
  return toZonedTime(timeMs, zoneId).offsetMs;
}
