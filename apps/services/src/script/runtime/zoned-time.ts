/** A time in the calendar and clock fields of a time zone. */
export type ZonedTime = {
  /** `AD` or `BC`. */
  era: string;
  /** Year of the era. */
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** Offset of local time from UTC, in milliseconds. */
  offsetMs: number;
};

// Creating a format is far more expensive than using it. A zone has many spellings, because case is ignored, and formats use
// memory outside the limits of a thread.
const MAX_FORMATS = 50;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Converts a time to a zone returned by `toZoneId`. */
export function toZonedTime(timeMs: number, zoneId: string): ZonedTime {
  const parts = new Map(
    toFormat(zoneId)
      .formatToParts(timeMs)
      .map(({ type, value }) => [type, value]),
  );
  const read = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
  const era = parts.get('era')?.startsWith('B') ? 'BC' : 'AD';
  const [year, month, day] = [read('year'), read('month'), read('day')];
  const [hour, minute, second] = [read('hour'), read('minute'), read('second')];
  const millisecond = ((timeMs % 1000) + 1000) % 1000;
  const local = new Date(Date.UTC(2000, month - 1, day, hour, minute, second, millisecond));
  local.setUTCFullYear(era === 'BC' ? 1 - year : year, month - 1, day);
  return { era, year, month, day, hour, minute, second, millisecond, offsetMs: local.getTime() - timeMs };
}

/**
 * Returns the Intl name of a time zone. Java also has zones such as GMT+2 and GMT+02:00, which are offsets in Intl. Returns
 * undefined if the text is not a time zone.
 */
export function toZoneId(timeZone: string): string | undefined {
  const offset = /^(?:GMT|UTC)([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(timeZone);
  const zoneId = offset ? `${offset[1]}${offset[2]?.padStart(2, '0')}:${offset[3] ?? '00'}` : timeZone;
  try {
    toFormat(zoneId);
    return zoneId;
  } catch {
    return undefined;
  }
}

function toFormat(zoneId: string): Intl.DateTimeFormat {
  let format = formats.get(zoneId);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zoneId,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (formats.size === MAX_FORMATS) formats.clear();
    formats.set(zoneId, format);
  }
  return format;
}
