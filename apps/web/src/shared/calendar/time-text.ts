import { getHourCycle } from '#shared/format/zone.ts';
import { createDayFormat, longWeekday } from './day-format.ts';
import { getDays } from './event-days.ts';
import { findTypeFacts } from './event-types.ts';
import type { Occurrence } from './occurrence.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
const zoneNames = new Map<string, Intl.DateTimeFormat>();
const dayAndMonth = createDayFormat({ day: 'numeric', month: 'long' });

/** Formats a time in a zone as `15:00`, or as `3:00 pm` for users of the 12-hour clock. */
export function formatClock(instant: Temporal.Instant, zone: string): string {
  const cycle = getHourCycle();
  const key = `${zone} ${cycle}`;
  const hour = cycle === 'h12' ? 'numeric' : '2-digit';
  const known = clocks.get(key);
  const format =
    known ?? new Intl.DateTimeFormat('en-GB', { hour, minute: '2-digit', hourCycle: cycle, timeZone: zone });
  if (!known) clocks.set(key, format);
  return format.format(instant.epochMilliseconds);
}

/** Formats a full hour from 0 to 24 as `15:00`, or as `3 pm` for users of the 12-hour clock. */
export function formatHour(hour: number): string {
  if (getHourCycle() === 'h23') return `${String(hour).padStart(2, '0')}:00`;
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** Formats a day as `Monday 23 November`. */
export function formatDay(day: Temporal.PlainDate): string {
  // Composed manually, because the locale's format has a comma after the weekday, which would interrupt spoken names.
  return `${longWeekday(day)} ${dayAndMonth(day)}`;
}

/** Formats a day as `Monday 23 November 2026`. */
export function formatDayAndYear(day: Temporal.PlainDate): string {
  return `${formatDay(day)} ${day.year}`;
}

/** Returns the name of a zone at an instant: `CET` or `GMT+5:30`. */
export function formatZone(instant: Temporal.Instant, zone: string): string {
  const known = zoneNames.get(zone);
  const format = known ?? new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short', timeZone: zone });
  if (!known) zoneNames.set(zone, format);
  const parts = format.formatToParts(instant.epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Formats the start and end time of day as `15:00 – 15:30`, regardless of the days. Returns `All day` for all-day events. */
export function formatTime({ time }: Pick<Occurrence, 'time'>, zone: string): string {
  if (time.isAllDay) return 'All day';
  const start = formatClock(time.start, zone);
  if (Temporal.Instant.compare(time.start, time.end) === 0) return start;
  return `${start} – ${formatClock(time.end, zone)}`;
}

/** Formats the part of an event on one of its days: `15:00 – 15:30`, `From 22:00`, `Until 01:00`, `All day`. */
export function formatTimeOnDay(occurrence: Occurrence, day: Temporal.PlainDate, zone: string): string {
  const { time } = occurrence;
  const [first, last] = getDays(occurrence, zone);
  if (time.isAllDay || first.equals(last)) return formatTime(occurrence, zone);
  if (day.equals(first)) return `From ${formatClock(time.start, zone)}`;
  const isEndOfDay = time.end.toZonedDateTimeISO(zone).startOfDay().toInstant().equals(time.end);
  return day.equals(last) && !isEndOfDay ? `Until ${formatClock(time.end, zone)}` : 'All day';
}

/** Formats a day of an event as `Day 2 of 3`. Returns undefined for one-day events. */
export function describeDayOfSpan(occurrence: Occurrence, day: Temporal.PlainDate, zone: string): string | undefined {
  const [first, last] = getDays(occurrence, zone);
  return first.equals(last) ? undefined : `Day ${first.until(day).days + 1} of ${first.until(last).days + 1}`;
}

/** Formats the days of an event: `Monday 23 November 2026`, or the first and the last day. */
export function formatDays(occurrence: Pick<Occurrence, 'time'>, zone: string): string {
  const [first, last] = getDays(occurrence, zone);
  return [first, ...(first.equals(last) ? [] : [last])].map(formatDayAndYear).join(' – ');
}

const STATE_LABELS: Readonly<Record<string, string>> = {
  tentative: 'tentative',
  unanswered: 'no response',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** Describes an event for screen readers. */
export function formatAccessibleName(occurrence: Occurrence, zone: string): string {
  const { title, type, state, calendar } = occurrence;
  const words = [getTypeLabel(type), STATE_LABELS[state], `calendar ${calendar.name}`];
  return [title, formatAccessibleTime(occurrence, zone), ...words].filter((word) => word !== undefined).join(', ');
}

function formatAccessibleTime(occurrence: Occurrence, zone: string): string {
  const { time } = occurrence;
  const [first, last] = getDays(occurrence, zone);
  const isOneDay = first.equals(last);
  if (time.isAllDay) return isOneDay ? `all day, ${formatDay(first)}` : `${formatDay(first)} to ${formatDay(last)}`;
  const start = formatClock(time.start, zone);
  const end = formatClock(time.end, zone);
  if (Temporal.Instant.compare(time.start, time.end) === 0) return `${start}, ${formatDay(first)}`;
  if (isOneDay) return `${start} to ${end}, ${formatDay(first)}`;
  return `${start}, ${formatDay(first)} to ${end}, ${formatDay(time.end.toZonedDateTimeISO(zone).toPlainDate())}`;
}

function getTypeLabel(type: string): string | undefined {
  return type === 'default' ? undefined : findTypeFacts(type)?.label.toLowerCase();
}
