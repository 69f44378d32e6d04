import { MINUTE_MS } from '#core/durations.ts';
import { toZonedTime, toZoneId } from './zoned-time.ts';

// Offsets change only at full quarters of an hour.
const QUARTER_MS = 900_000;
const MAX_CACHED_OFFSETS = 10_000;
const UTC = 'Etc/UTC';

/**
 * Does synchronous work while local time is that of a zone; UTC for what is no zone. The engine of scripts asks the
 * `Date` of its thread how far local time is from UTC, and a thread of Node has no time zone of its own, so this one
 * answer is replaced meanwhile.
 */
export function withLocalTimeZone<Result>(timeZone: string, work: () => Result): Result {
  const zoneId = toZoneId(timeZone) ?? UTC;
  const offsets = new Map<number, number>();
  const { getTimezoneOffset } = Date.prototype;
  Date.prototype.getTimezoneOffset = function zonedOffset(this: Date): number {
    const quarter = Math.floor(this.getTime() / QUARTER_MS);
    if (Number.isNaN(quarter)) return Number.NaN;
    let minutes = offsets.get(quarter);
    if (minutes === undefined) {
      minutes = -toZonedTime(quarter * QUARTER_MS, zoneId).offsetMs / MINUTE_MS;
      if (offsets.size === MAX_CACHED_OFFSETS) offsets.clear();
      offsets.set(quarter, minutes);
    }
    return minutes;
  };
  try {
    return work();
  } finally {
    Date.prototype.getTimezoneOffset = getTimezoneOffset;
  }
}
