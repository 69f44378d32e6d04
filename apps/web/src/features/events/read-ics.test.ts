import { expect, test } from 'vitest';
import { toOccurrence } from '#shared/calendar/occurrence.ts';
import { sampleAllDayEvent, sampleEvent } from '#testing/sample-events.ts';
import { readIcs } from './read-ics.ts';
import { toIcs } from './write-ics.ts';

/** A file of events, each given by the lines between its begin and its end. */
function file(...events: readonly string[][]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'DTSTAMP:20310101T000000Z', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
}

test('what is exported reads back: times, whole days, rules and texts', () => {
  const calendar = { id: 'c', name: 'C', color: 'red' };
  const rows = [
    sampleEvent({
      iCalUID: 'a@x',
      description: 'Line\nand, comma; semicolon',
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    }),
    sampleAllDayEvent('2026-11-23', '2026-11-25', { iCalUID: 'b@x' }),
  ].flatMap((event) => toOccurrence(event, calendar) ?? []);
  expect(readIcs(toIcs(rows, 0))).toEqual({
    left: 0,
    events: [
      {
        iCalUID: 'a@x',
        summary: 'Release review',
        description: 'Line\nand, comma; semicolon',
        start: { dateTime: '2026-11-23T15:00:00Z', timeZone: 'UTC' },
        end: { dateTime: '2026-11-23T15:30:00Z', timeZone: 'UTC' },
        recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
      },
      { iCalUID: 'b@x', summary: 'Offsite', start: { date: '2026-11-23' }, end: { date: '2026-11-25' } },
    ],
  });
});

test('an occurrence that was moved stands for itself, and its series leaves out the date that it had', () => {
  const series = ['UID:s@x', 'SUMMARY:Stand-up', 'RRULE:FREQ=DAILY;COUNT=3'];
  const { events } = readIcs(
    file(
      [...series, 'DTSTART;TZID=Europe/Berlin:20310310T090000', 'DTEND;TZID=Europe/Berlin:20310310T091500'],
      [
        'UID:s@x',
        'RECURRENCE-ID;TZID=Europe/Berlin:20310311T090000',
        'SUMMARY:Stand-up, later',
        'DTSTART;TZID=Europe/Berlin:20310311T110000',
        'DTEND;TZID=Europe/Berlin:20310311T111500',
      ],
      ['UID:s@x', 'RECURRENCE-ID;TZID=Europe/Berlin:20310312T090000', 'STATUS:CANCELLED'],
    ),
  );
  expect(events.map(({ iCalUID, start, recurrence }) => ({ iCalUID, start, recurrence }))).toEqual([
    {
      iCalUID: 's@x',
      start: { dateTime: '2031-03-10T08:00:00Z', timeZone: 'Europe/Berlin' },
      recurrence: [
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;TZID=Europe/Berlin:20310311T090000',
        'EXDATE;TZID=Europe/Berlin:20310312T090000',
      ],
    },
    {
      iCalUID: 's@x/20310311T090000',
      start: { dateTime: '2031-03-11T10:00:00Z', timeZone: 'Europe/Berlin' },
      recurrence: undefined,
    },
  ]);
});

test('guests, privacy and what takes no time are kept; the last revision counts; what has no time is left', () => {
  const times = ['DTSTART:20310310T090000Z', 'DTEND:20310310T100000Z'];
  const { events, left } = readIcs(
    file(
      [
        'UID:m@x',
        'SEQUENCE:2',
        'SUMMARY:New',
        'CLASS:PRIVATE',
        'TRANSP:TRANSPARENT',
        'STATUS:TENTATIVE',
        'ORGANIZER;CN=Ana:mailto:ana@example.com',
        'ATTENDEE;PARTSTAT=ACCEPTED:mailto:olga@example.com',
        ...times,
      ],
      ['UID:m@x', 'SEQUENCE:1', 'SUMMARY:Old', ...times],
      ['UID:c@x', 'STATUS:CANCELLED', ...times],
      ['UID:n@x', 'SUMMARY:No time'],
    ),
  );
  expect(left).toBe(2);
  expect(events).toEqual([
    {
      iCalUID: 'm@x',
      summary: 'New',
      visibility: 'private',
      transparency: 'transparent',
      status: 'tentative',
      organizer: { email: 'ana@example.com', displayName: 'Ana' },
      attendees: [{ email: 'olga@example.com', responseStatus: 'accepted' }],
      start: { dateTime: '2031-03-10T09:00:00Z' },
      end: { dateTime: '2031-03-10T10:00:00Z' },
    },
  ]);
});
