/** A clock change backwards: the minutes before `atMinute` repeat for `lengthMinutes`. */
type Repeat = { atMinute: number; lengthMinutes: number };

/**
 * The scale shared by the days of a period, in minutes from the top. It is 24 hours long. If clocks go back on one of the days,
 * the repeated hour has its own space on the scale.
 */
export type TimeAxis = {
  zone: string;
  lengthMinutes: number;
  hours: readonly { minute: number; hour: number; isRepeated: boolean }[];
  repeat: Repeat | undefined;
};

/** A segment of the axis, in minutes from its top. */
export type TimeSegment = { start: number; end: number };

/** One day on an axis. */
export type DayScale = {
  day: Temporal.PlainDate;
  /** The first instant of the day, and the first instant after it. */
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** Returns the minute of an instant. Instants before the day map to its start, and those after it to its end. */
  toMinute: (instant: Temporal.Instant, edge: 'start' | 'end') => number;
  /**
   * Returns the instant at a minute of the axis; the inverse of `toMinute`. If the day skips the minute, returns the instant
   * after the gap.
   */
  toInstant: (minute: number) => Temporal.Instant;
  /** The segments of the axis that this day lacks: skipped hours, or hours that only another day has twice. */
  missing: readonly TimeSegment[];
};

const DAY_MINUTES = 24 * 60;

/** A clock change on a day: the clock moves from `before` minutes after midnight to `after`. */
type ClockChange = { at: Temporal.Instant; before: number; after: number };

/** Returns the axis for days in a zone. */
export function getTimeAxis(days: readonly Temporal.PlainDate[], zone: string): TimeAxis {
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

/** Places a day on the axis. */
export function getDayScale(axis: TimeAxis, day: Temporal.PlainDate): DayScale {
  const start = day.toZonedDateTime(axis.zone).toInstant();
  const end = day.add({ days: 1 }).toZonedDateTime(axis.zone).toInstant();
  const change = findClockChange(day, axis.zone);
  const isOwnRepeat = change !== undefined && change.after < change.before;
  const toMinute: DayScale['toMinute'] = (instant, edge) => {
    if (Temporal.Instant.compare(instant, end) >= 0) return axis.lengthMinutes;
    const within = Temporal.Instant.compare(instant, start) < 0 ? start : instant;
    const wall = toWallMinutes(within.toZonedDateTimeISO(axis.zone).toPlainDateTime(), day);
    if (!isOwnRepeat) return spread(axis, wall, edge);
    return Temporal.Instant.compare(within, change.at) < 0 ? wall : wall + (axis.repeat?.lengthMinutes ?? 0);
  };
  const toInstant: DayScale['toInstant'] = (minute) => {
    if (minute <= 0) return start;
    if (minute >= axis.lengthMinutes) return end;
    const isPastRepeat = axis.repeat !== undefined && minute >= axis.repeat.atMinute;
    const wall = isPastRepeat ? toClockMinute(axis, minute, isOwnRepeat) : minute;
    const disambiguation = isOwnRepeat && isPastRepeat ? 'later' : 'compatible';
    return day.toPlainDateTime().add({ minutes: wall }).toZonedDateTime(axis.zone, { disambiguation }).toInstant();
  };
  return { day, start, end, toMinute, toInstant, missing: findMissing(axis, toMinute(start, 'start'), change) };
}

/** Returns the clock time at a minute of the axis, in minutes from midnight. */
export function getClockMinute({ repeat }: TimeAxis, minute: number): number {
  return repeat && minute >= repeat.atMinute ? minute - repeat.lengthMinutes : minute;
}

/** Reports whether a day lacks a minute of the axis. */
export function isMissingAt({ missing }: DayScale, minute: number): boolean {
  return missing.some(({ start, end }) => start <= minute && minute < end);
}

/** Reports whether the clock time at a minute of the axis occurs twice on a day. */
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

/** Adds the space of the repeated hour on days without a repetition. */
function spread({ repeat }: TimeAxis, wall: number, edge: 'start' | 'end'): number {
  if (!repeat || wall < repeat.atMinute || (wall === repeat.atMinute && edge === 'end')) return wall;
  return wall + repeat.lengthMinutes;
}

/**
 * Converts a minute below the repeated hour to a clock time. Only the day of the repetition has a clock time within that hour.
 */
function toClockMinute({ repeat }: TimeAxis, minute: number, isOwnRepeat: boolean): number {
  if (!repeat) return minute;
  const wall = minute - repeat.lengthMinutes;
  return isOwnRepeat ? wall : Math.max(wall, repeat.atMinute);
}

function findClockChange(day: Temporal.PlainDate, zone: string): ClockChange | undefined {
  const start = day.toZonedDateTime(zone);
  const next = day.add({ days: 1 }).toZonedDateTime(zone);
  if (start.offsetNanoseconds === next.offsetNanoseconds) return undefined;
  const change = start.getTimeZoneTransition('next');
  // A change at midnight belongs to the day that starts with it.
  if (!change || Temporal.ZonedDateTime.compare(change, next) >= 0) return undefined;
  const before = change.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
  return {
    at: change.toInstant(),
    before: toWallMinutes(before, day),
    after: toWallMinutes(change.toPlainDateTime(), day),
  };
}

function toWallMinutes(wall: Temporal.PlainDateTime, day: Temporal.PlainDate): number {
  return wall.since(day.toPlainDateTime()).total('minutes');
}
