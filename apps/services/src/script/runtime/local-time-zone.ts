import { toZonedTime, toZoneId } from './zoned-time.ts';

const UTC = 'Etc/UTC';

/**
 * Does synchronous work while local time of this thread is UTC. The engine of scripts asks the `Date` of its thread how
 * far local time is from UTC; scripts get the local time of their own zone from the sandbox instead, because the engine
 * cannot express the hours that a change of the clocks repeats or skips.
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

/** The zone of a script under the name that Intl knows; UTC for what is no zone. */
export function toScriptZone(timeZone: string): string {
  return toZoneId(timeZone) ?? UTC;
}

/** Milliseconds that a zone of `toScriptZone` is ahead of UTC at a time. */
export function toOffsetMs(timeMs: number, zoneId: string): number {
  return toZonedTime(timeMs, zoneId).offsetMs;
}
