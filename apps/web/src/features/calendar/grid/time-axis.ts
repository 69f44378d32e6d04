/** A clock change backwards: the minutes before `atMinute` happen twice, for `lengthMinutes`. */
type Repeat = { atMinute: number; lengthMinutes: number };

/**
 * The scale that the days of a period share, in minutes from the top. It is 24 hours long; when the clock is put back
 * on one of the days, the hour that happens twice has its own room on it.
 */
export type TimeAxis = {
  zone: string;
  lengthMinutes: number;
  hours: readonly { minute: number; hour: number; isRepeated: boolean }[];
  repeat: Repeat | undefined;
};

/** A stretch of the axis, in minutes from its top. */
export type TimeSegment = { start: number; end: number };

/** One day on an axis. */
export type DayScale = {
  day: Temporal.PlainDate;
  /** The day's first instant, and the first one after it. */
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** Where an instant is; before the day it is the day's start, after it the day's end. */
  toMinute: (instant: Temporal.Instant, edge: 'start' | 'end') => number;
  /** The instant at a minute of the axis, the inverse of `toMinute`; after a gap where the day lacks that minute. */
  toInstant: (minute: number) => Temporal.Instant;
  /** What the axis has and this day has not: hours that are skipped, or that only another day has twice. */
  missing: readonly TimeSegment[];
};

const DAY_MINUTES = 24 * 60;

/** A clock change on a day: the clock reads `before` minutes from midnight and is put to `after`. */
type ClockChange = { at: Temporal.Instant; before: number; after: number };

/** The axis for days in a zone. */
export function timeAxisOf(days: readonly Temporal.PlainDate[], zone: string): TimeAxis {
  const changes = days.map((day) => findClockChange(day, zone));
  const back = changes.find((change) => change !== undefined && change.after < change.before);
  const repeat = back && { atMinute: back.before, lengthMinutes: back.before - back.after };
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const isLater = repeat !== undefined && hour * 60 >= repeat.atMinute;
    return { minute: hour * 60 + (isLater ? repeat.lengthMinutes : 0), hour, isRepeated: false };
  });
  const repeated = hours
    .filter(({ hour }) => repeat && hour * 60 >= repeat.atMinute - repeat.lengthMinutes && hour * 60 < repeat.atMinute)
    .map(({ minute, hour }) => ({ minute: minute + (repeat?.lengthMinutes ?? 0), hour, isRepeated: true }));
  return {
    zone,
    lengthMinutes: DAY_MINUTES + (repeat?.lengthMinutes ?? 0),
    hours: [...hours, ...repeated].sort((a, b) => a.minute - b.minute),
    repeat,
  };
}

/** Places one day on the axis. */
export function dayScaleOf(axis: TimeAxis, day: Temporal.PlainDate): DayScale {
  const start = day.toZonedDateTime(axis.zone).toInstant();
  const end = day.add({ days: 1 }).toZonedDateTime(axis.zone).toInstant();
  const change = findClockChange(day, axis.zone);
  const isOwnRepeat = change !== undefined && change.after < change.before;
  const toMinute: DayScale['toMinute'] = (instant, edge) => {
    if (Temporal.Instant.compare(instant, end) >= 0) return axis.lengthMinutes;
    const within = Temporal.Instant.compare(instant, start) < 0 ? start : instant;
    const wall = wallMinutes(within.toZonedDateTimeISO(axis.zone).toPlainDateTime(), day);
    if (!isOwnRepeat) return spread(axis, wall, edge);
    return Temporal.Instant.compare(within, change.at) < 0 ? wall : wall + (axis.repeat?.lengthMinutes ?? 0);
  };
  const toInstant: DayScale['toInstant'] = (minute) => {
    if (minute <= 0) return start;
    if (minute >= axis.lengthMinutes) return end;
    const isPastRepeat = axis.repeat !== undefined && minute >= axis.repeat.atMinute;
    const wall = isPastRepeat ? unspread(axis, minute, isOwnRepeat) : minute;
    const disambiguation = isOwnRepeat && isPastRepeat ? 'later' : 'compatible';
    return day.toPlainDateTime().add({ minutes: wall }).toZonedDateTime(axis.zone, { disambiguation }).toInstant();
  };
  return { day, start, end, toMinute, toInstant, missing: findMissing(axis, toMinute(start, 'start'), change) };
}

/** What the clock beside the days shows at a minute of the axis, in minutes from midnight. */
export function clockMinute({ repeat }: TimeAxis, minute: number): number {
  return repeat && minute >= repeat.atMinute ? minute - repeat.lengthMinutes : minute;
}

/** Whether a day lacks a minute of the axis. */
export function isMissingAt({ missing }: DayScale, minute: number): boolean {
  return missing.some(({ start, end }) => start <= minute && minute < end);
}

/** Whether the clock shows twice on a day what it shows at a minute of the axis. */
export function isAmbiguous({ repeat }: TimeAxis, scale: DayScale, minute: number): boolean {
  if (!repeat || isMissingAt(scale, repeat.atMinute)) return false;
  const { atMinute, lengthMinutes } = repeat;
  return minute >= atMinute - lengthMinutes && minute < atMinute + lengthMinutes;
}

function findMissing(axis: TimeAxis, firstMinute: number, change: ClockChange | undefined): TimeSegment[] {
  const missing: TimeSegment[] = firstMinute > 0 ? [{ start: 0, end: firstMinute }] : [];
  if (change && change.after > change.before) {
    missing.push({ start: spread(axis, change.before, 'end'), end: spread(axis, change.after, 'start') });
  }
  if (axis.repeat && !(change && change.after < change.before)) {
    missing.push({ start: axis.repeat.atMinute, end: axis.repeat.atMinute + axis.repeat.lengthMinutes });
  }
  return missing;
}

/** Leaves room for the repeated hour on days that have every hour once. */
function spread({ repeat }: TimeAxis, wall: number, edge: 'start' | 'end'): number {
  if (!repeat || wall < repeat.atMinute || (wall === repeat.atMinute && edge === 'end')) return wall;
  return wall + repeat.lengthMinutes;
}

/** The clock at a minute below the place of the repeated hour; only its own day has a clock in that place. */
function unspread({ repeat }: TimeAxis, minute: number, isOwnRepeat: boolean): number {
  if (!repeat) return minute;
  const wall = minute - repeat.lengthMinutes;
  return isOwnRepeat ? wall : Math.max(wall, repeat.atMinute);
}

function findClockChange(day: Temporal.PlainDate, zone: string): ClockChange | undefined {
  const start = day.toZonedDateTime(zone);
  const next = day.add({ days: 1 }).toZonedDateTime(zone);
  if (start.offsetNanoseconds === next.offsetNanoseconds) return undefined;
  const change = start.getTimeZoneTransition('next');
  // A change at midnight belongs to the day that it begins.
  if (!change || Temporal.ZonedDateTime.compare(change, next) >= 0) return undefined;
  const before = change.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
  return {
    at: change.toInstant(),
    before: wallMinutes(before, day),
    after: wallMinutes(change.toPlainDateTime(), day),
  };
}

function wallMinutes(wall: Temporal.PlainDateTime, day: Temporal.PlainDate): number {
  return wall.since(day.toPlainDateTime()).total('minutes');
}
