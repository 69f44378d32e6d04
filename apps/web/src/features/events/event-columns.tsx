import { daysOf } from '#shared/calendar/event-days.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { writeDay } from '#shared/calendar/read-day.ts';
import { daysText, timeText } from '#shared/calendar/time-text.ts';
import type { Column } from '#shared/data-table/column.ts';
import { RelativeTime } from '#shared/relative-time.tsx';
import type { CsvColumn } from '#shared/to-csv.ts';

const TYPES: Readonly<Record<string, string>> = {
  default: 'Ordinary',
  focusTime: 'Focus time',
  outOfOffice: 'Out of office',
  workingLocation: 'Working location',
  birthday: 'Birthday',
  fromMail: 'From a message',
};

/** The columns of the list of events, in a zone, times of changes seen from `nowMs`. */
export function eventColumns(zone: string, nowMs: number): readonly Column<Occurrence>[] {
  return [
    { id: 'when', header: 'When', width: '250px', isWide: true, cell: (row) => shortWhen(row, zone) },
    {
      id: 'title',
      header: 'Title',
      width: 'minmax(180px, 2fr)',
      cell: ({ title, state }) => (
        <span className={state === 'cancelled' ? 'line-through' : 'font-medium'}>{title}</span>
      ),
    },
    { id: 'calendar', header: 'Calendar', width: '160px', isWide: true, cell: ({ calendar }) => calendar.name },
    { id: 'type', header: 'Type', width: '136px', isWide: true, cell: ({ type }) => TYPES[type] ?? type },
    { id: 'organizer', header: 'Organizer', width: '152px', isWide: true, cell: organizerText },
    { id: 'guests', header: 'Guests', width: '72px', align: 'end', isWide: true, cell: guestText },
    { id: 'status', header: 'Status', width: '104px', isWide: true, cell: ({ event }) => statusText(event.status) },
    {
      id: 'updated',
      header: 'Changed',
      width: '112px',
      isWide: true,
      cell: ({ event }) => <RelativeTime value={event.updated} nowMs={nowMs} />,
    },
  ];
}

const STATUSES: Readonly<Record<string, string>> = {
  confirmed: 'Confirmed',
  tentative: 'Tentative',
  cancelled: 'Cancelled',
};

/** An event that names no status is confirmed. */
function statusText(status = 'confirmed'): string {
  return STATUSES[status] ?? status;
}

/** The same as columns of a file. */
export function eventCsvColumns(zone: string): readonly CsvColumn<Occurrence>[] {
  return [
    { header: 'Start', value: ({ event }) => event.start?.dateTime ?? event.start?.date },
    { header: 'End', value: ({ event }) => event.end?.dateTime ?? event.end?.date },
    { header: 'When', value: (row) => whenText(row, zone) },
    { header: 'Title', value: ({ event }) => event.summary },
    { header: 'Calendar', value: ({ calendar }) => calendar.name },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Organizer', value: organizerText },
    { header: 'Guests', value: ({ event }) => event.attendees?.map(({ email }) => email).join(' ') },
    { header: 'Status', value: ({ event }) => event.status },
    { header: 'Changed', value: ({ event }) => event.updated },
    { header: 'ID', value: ({ event }) => event.id },
    { header: 'iCalUID', value: ({ event }) => event.iCalUID },
  ];
}

/** When an event is, in one line. */
export function whenText(row: Occurrence, zone: string): string {
  return `${daysText(row, zone)}, ${timeText(row, zone)}`;
}

/** What a narrow screen says of an event in a second line. */
export function eventDetail(row: Occurrence, zone: string): string {
  return `${shortWhen(row, zone)} · ${row.calendar.name}`;
}

/** The same as short as a column: `Mon 23 Nov 2026, 15:00 – 15:30`. */
function shortWhen(row: Occurrence, zone: string): string {
  const days = daysOf(row, zone).map(writeDay);
  return row.time.isAllDay ? [...new Set(days)].join(' – ') : `${days[0]}, ${timeText(row, zone)}`;
}

function organizerText({ event }: Occurrence): string | undefined {
  return event.organizer?.displayName ?? event.organizer?.email;
}

function guestText({ event }: Occurrence): string {
  return String(event.attendees?.length ?? 0);
}
