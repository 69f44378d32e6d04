import { getDays } from '#shared/calendar/event-days.ts';
import { findTypeFacts } from '#shared/calendar/event-types.ts';
import { formatEditableDay, writeDayAndMonth } from '#shared/calendar/fields/parse-day.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { formatClock, formatDays, formatTime } from '#shared/calendar/time-text.ts';
import { RelativeTime } from '#shared/format/relative-time.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { getCity } from '#shared/format/zone-text.ts';
import type { Column } from '#shared/lists/column.ts';
import { Missing } from '#ui/display/description-list.tsx';
import { hasKnownTime } from './event-row.ts';

/** Returns the columns of the event list in a zone. Times of changes are relative to `nowMs`. */
export function eventColumns(zone: string, nowMs: number): readonly Column<Occurrence>[] {
  return [
    {
      id: 'when',
      // The display zone of the calendar may differ from the zone of the rest of the console.
      header: zone === getCurrentZone() ? 'When' : `When, in ${getCity(zone)}`,
      exportHeader: 'Start',
      width: '250px',
      isHiddenOnNarrow: true,
      value: ({ event }) => findTime(event.start),
      cell: (row) => (hasKnownTime(row) ? formatShortWhen(row, zone, nowMs) : <Missing />),
    },
    {
      id: 'title',
      isName: true,
      header: 'Title',
      width: 'minmax(172px, 4fr)',
      value: ({ title }) => title,
      cell: ({ title, state }) => (
        <span className={state === 'cancelled' ? 'line-through' : 'font-medium'}>{title}</span>
      ),
    },
    createStoredColumn('calendar', 'Calendar', 'minmax(124px, 2fr)', ({ calendar }) => calendar.name),
    createStoredColumn('type', 'Type', '120px', ({ type }) => findTypeFacts(type)?.label ?? type),
    createStoredColumn('organizer', 'Organizer', 'minmax(112px, 2fr)', formatOrganizer),
    {
      ...createStoredColumn('guests', 'Guests', '68px', ({ event }) => String(event.attendees?.length ?? 0)),
      align: 'end',
    },
    createStoredColumn('status', 'Status', '92px', ({ event }) => formatStatus(event.status)),
    {
      id: 'updated',
      header: 'Changed',
      width: '112px',
      isHiddenOnNarrow: true,
      value: ({ event }) => event.updated,
      cell: ({ event }) => <RelativeTime value={event.updated} nowMs={nowMs} />,
    },
    createExtraColumn('end', 'End', ({ event }) => findTime(event.end)),
    createExtraColumn('location', 'Location', ({ event }) => event.location),
    createExtraColumn('addresses', 'Addresses of guests', ({ event }) =>
      event.attendees?.map(({ email }) => email).join(' '),
    ),
    createExtraColumn('id', 'ID', ({ event }) => event.id),
    createExtraColumn('uid', 'iCalUID', ({ event }) => event.iCalUID),
  ];
}

/** Returns a column that shows the stored value. */
function createStoredColumn(id: string, header: string, width: string, value: (row: Occurrence) => string | undefined) {
  return { id, header, width, isHiddenOnNarrow: true, value, cell: (row: Occurrence) => value(row) ?? <Missing /> };
}

function createExtraColumn(id: string, header: string, value: (row: Occurrence) => string | undefined) {
  return { ...createStoredColumn(id, header, '200px', value), isOptional: true };
}

function findTime(time: Occurrence['event']['start']): string | undefined {
  return time?.dateTime ?? time?.date;
}

const STATUSES: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  tentative: 'Tentative',
  cancelled: 'Cancelled',
};

/** An event without a status is confirmed. */
function formatStatus(status = 'confirmed'): string {
  return STATUSES[status] ?? status;
}

/** Formats the time of an event in one line. */
export function formatWhen(row: Occurrence, zone: string): string {
  return hasKnownTime(row) ? `${formatDays(row, zone)}, ${formatTime(row, zone)}` : 'unknown time';
}

/** Returns the second line of an event on narrow screens. */
export function getEventDetail(row: Occurrence, zone: string, nowMs: number): string {
  return hasKnownTime(row) ? `${formatShortWhen(row, zone, nowMs)} · ${row.calendar.name}` : row.calendar.name;
}

/**
 * Formats the time for a column: `Mon 23 Nov, 15:00 – 15:30`, `Mon 23 Nov, 22:00 – 24 Nov, 06:00`. Days of other years than the
 * current one include the year.
 */
function formatShortWhen(row: Occurrence, zone: string, nowMs: number): string {
  const { year } = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone);
  const write = (day: Temporal.PlainDate) => (day.year === year ? writeDayAndMonth(day) : formatEditableDay(day));
  const [first, last] = getDays(row, zone);
  const { time } = row;
  if (first.equals(last)) return time.isAllDay ? write(first) : `${write(first)}, ${formatTime(row, zone)}`;
  const from = first.year === last.year ? writeDayAndMonth(first) : formatEditableDay(first);
  if (time.isAllDay) return `${from} – ${first.year === last.year ? write(last) : formatEditableDay(last)}`;
  // An event that ends at midnight ends on the day after its last day.
  const end = time.end.toZonedDateTimeISO(zone).toPlainDate();
  const to = first.year === end.year ? write(end) : formatEditableDay(end);
  return `${from}, ${formatClock(time.start, zone)} – ${withoutWeekday(to)}, ${formatClock(time.end, zone)}`;
}

/** Removes the weekday, which the day of the start makes clear. */
function withoutWeekday(day: string): string {
  return day.slice(day.indexOf(' ') + 1);
}

function formatOrganizer({ event }: Occurrence): string | undefined {
  return event.organizer?.displayName ?? event.organizer?.email;
}
