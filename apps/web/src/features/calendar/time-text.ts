import { daysOf } from './all-day-lanes.ts';
import type { Occurrence } from './occurrence.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();
const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** `15:00`, in a zone. */
export function formatClock(instant: Temporal.Instant, zone: string): string {
  const known = clocks.get(zone);
  const format =
    known ?? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone });
  if (!known) clocks.set(zone, format);
  return format.format(instant.epochMilliseconds);
}

/** `Monday 23 November`. */
export function formatDay(day: Temporal.PlainDate): string {
  // Put together here: the locale's own order puts a comma after the weekday, which would split spoken names.
  const weekday = day.toLocaleString('en-GB', { weekday: 'long' });
  return `${weekday} ${day.toLocaleString('en-GB', { day: 'numeric', month: 'long' })}`;
}

/** `Monday 23 November 2026`. */
export function formatDayAndYear(day: Temporal.PlainDate): string {
  return `${formatDay(day)} ${day.year}`;
}

/** `CET` or `GMT+5:30`: what a zone is called at that instant. */
export function formatZone(instant: Temporal.Instant, zone: string): string {
  const known = zoneNames.get(zone);
  const format = known ?? new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short', timeZone: zone });
  if (!known) zoneNames.set(zone, format);
  const parts = format.formatToParts(instant.epochMilliseconds);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `15:00 – 15:30`, `All day`, or with days where it spans more than one. For places that show the first day beside it. */
export function timeText(occurrence: Occurrence, zone: string): string {
  const { time } = occurrence;
  const [first, last] = daysOf(occurrence, zone);
  const isOneDay = first.equals(last);
  if (time.isAllDay) return isOneDay ? 'All day' : `All day, until ${formatDay(last)}`;
  const start = formatClock(time.start, zone);
  const end = formatClock(time.end, zone);
  if (Temporal.Instant.compare(time.start, time.end) === 0) return start;
  return isOneDay ? `${start} – ${end}` : `${start} – ${end}, ${formatDay(last)}`;
}

/** When an event is, in full: `Monday 23 November 2026, 15:00 – 15:30`. */
export function whenText(occurrence: Occurrence, zone: string): string {
  const { time } = occurrence;
  const [first, last] = daysOf(occurrence, zone);
  const isOneDay = first.equals(last);
  if (time.isAllDay)
    return isOneDay ? formatDayAndYear(first) : `${formatDayAndYear(first)} – ${formatDayAndYear(last)}`;
  if (isOneDay) return `${formatDayAndYear(first)}, ${timeText(occurrence, zone)}`;
  const end = time.end.toZonedDateTimeISO(zone).toPlainDate();
  return `${formatDayAndYear(first)}, ${formatClock(time.start, zone)} – ${formatDayAndYear(end)}, ${formatClock(time.end, zone)}`;
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  focusTime: 'focus time',
  outOfOffice: 'out of office',
  workingLocation: 'working location',
  birthday: 'birthday',
};
const STATE_WORDS: Readonly<Record<string, string>> = {
  tentative: 'tentative',
  unanswered: 'not answered',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** An event in words, for those who do not see where it stands and how it looks. */
export function spokenName(occurrence: Occurrence, zone: string): string {
  const { title, type, state, calendar } = occurrence;
  const words = [TYPE_WORDS[type], STATE_WORDS[state], `calendar ${calendar.name}`];
  return [title, spokenTime(occurrence, zone), ...words].filter((word) => word !== undefined).join(', ');
}

function spokenTime(occurrence: Occurrence, zone: string): string {
  const { time } = occurrence;
  const [first, last] = daysOf(occurrence, zone);
  const isOneDay = first.equals(last);
  if (time.isAllDay) return isOneDay ? `all day, ${formatDay(first)}` : `${formatDay(first)} to ${formatDay(last)}`;
  const start = formatClock(time.start, zone);
  const end = formatClock(time.end, zone);
  if (Temporal.Instant.compare(time.start, time.end) === 0) return `${start}, ${formatDay(first)}`;
  if (isOneDay) return `${start} to ${end}, ${formatDay(first)}`;
  return `${start}, ${formatDay(first)} to ${end}, ${formatDay(time.end.toZonedDateTimeISO(zone).toPlainDate())}`;
}
