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

const SERIES = [
  'UID:s@x',
  'SUMMARY:Stand-up',
  'RRULE:FREQ=DAILY;COUNT=3',
  'DTSTART;TZID=Europe/Berlin:20310310T090000',
  'DTEND;TZID=Europe/Berlin:20310310T091500',
];
const MOVED = [
  'UID:s@x',
  'RECURRENCE-ID;TZID=Europe/Berlin:20310311T090000',
  'SUMMARY:Stand-up, later',
  'DTSTART;TZID=Europe/Berlin:20310311T110000',
  'DTEND;TZID=Europe/Berlin:20310311T111500',
];

test('changed and cancelled occurrences follow their series, with the starts that they have by it', () => {
  const cancelled = ['UID:s@x', 'RECURRENCE-ID;TZID=Europe/Berlin:20310312T090000', 'STATUS:CANCELLED'];
  const { events, left } = readIcs(file(MOVED, SERIES, cancelled));
  const berlin = (dateTime: string) => ({ dateTime, timeZone: 'Europe/Berlin' });
  expect(left).toBe(0);
  expect(events).toEqual([
    {
      iCalUID: 's@x',
      summary: 'Stand-up',
      start: berlin('2031-03-10T08:00:00Z'),
      end: berlin('2031-03-10T08:15:00Z'),
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    },
    {
      iCalUID: 's@x',
      summary: 'Stand-up, later',
      originalStartTime: berlin('2031-03-11T08:00:00Z'),
      start: berlin('2031-03-11T10:00:00Z'),
      end: berlin('2031-03-11T10:15:00Z'),
    },
    {
      iCalUID: 's@x',
      status: 'cancelled',
      originalStartTime: berlin('2031-03-12T08:00:00Z'),
      start: berlin('2031-03-12T08:00:00Z'),
      end: berlin('2031-03-12T08:15:00Z'),
    },
  ]);
});

test('an occurrence alone is imported unless it is cancelled, and one of a cancelled series is not', () => {
  expect(readIcs(file(MOVED)).events).toMatchObject([{ iCalUID: 's@x', summary: 'Stand-up, later' }]);
  expect(readIcs(file([...MOVED, 'STATUS:CANCELLED']))).toEqual({ events: [], left: 1 });
  expect(readIcs(file([...SERIES, 'STATUS:CANCELLED'], MOVED))).toEqual({ events: [], left: 2 });
});

test('a change to all events from one on is left, as no request says it', () => {
  const onward = MOVED.map((line) => line.replace('RECURRENCE-ID', 'RECURRENCE-ID;RANGE=THISANDFUTURE'));
  expect(readIcs(file(SERIES, onward))).toMatchObject({ events: [{ summary: 'Stand-up' }], left: 1 });
});

test.each([
  ['a date for a time', 'RECURRENCE-ID;VALUE=DATE:20310311', '2031-03-11T08:00:00Z'],
  ['a floating time', 'RECURRENCE-ID:20310311T090000', '2031-03-11T08:00:00Z'],
  ['a time in UTC', 'RECURRENCE-ID:20310311T080000Z', '2031-03-11T08:00:00Z'],
])('the start of an occurrence that is written as %s is read by its series', (_, line, dateTime) => {
  const { events } = readIcs(file(SERIES, [...MOVED.filter((each) => !each.startsWith('RECURRENCE-ID')), line]));
  expect(events[1]?.originalStartTime?.dateTime).toBe(dateTime);
});

test('dates beside a rule are in zones that services know, periods included', () => {
  const lines = [
    'EXDATE;TZID="W. Europe Standard Time":20310311T090000,20310312T090000',
    'EXRULE:FREQ=WEEKLY',
    'RDATE;VALUE=PERIOD;TZID="W. Europe Standard Time":20310401T090000/PT2H',
    'EXDATE;VALUE=DATE:20310313',
  ];
  expect(readIcs(file([...SERIES, ...lines])).events[0]?.recurrence).toEqual([
    'RRULE:FREQ=DAILY;COUNT=3',
    'EXRULE:FREQ=WEEKLY',
    'EXDATE;TZID=Europe/Berlin:20310311T090000,20310312T090000',
    'EXDATE;VALUE=DATE:20310313',
    'RDATE;TZID=Europe/Berlin;VALUE=PERIOD:20310401T090000/PT2H',
  ]);
});

test('a zone that is like none of the database is read by what the file says of it', () => {
  const zone = [
    ['BEGIN:VTIMEZONE', 'TZID:Ship', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
    ['TZOFFSETFROM:+0017', 'TZOFFSETTO:+0017', 'END:STANDARD', 'END:VTIMEZONE'],
  ].flat();
  const series = ['UID:s@x', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;TZID=Ship:20310311T090000'];
  const times = ['DTSTART;TZID=Ship:20310310T090000', 'DTEND;TZID=Ship:20310310T093000'];
  const text = file([...series, ...times]).replace('PRODID:-//Test//EN', ['PRODID:-//Test//EN', ...zone].join('\r\n'));
  expect(readIcs(text).events).toEqual([
    {
      iCalUID: 's@x',
      start: { dateTime: '2031-03-10T08:43:00Z', timeZone: 'UTC' },
      end: { dateTime: '2031-03-10T09:13:00Z', timeZone: 'UTC' },
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20310311T084300Z'],
    },
  ]);
});

test('calendars that stand in one file one after the other are read all', () => {
  const other = [...MOVED.filter((line) => !line.startsWith('RECURRENCE-ID')), 'UID:o@x'].slice(1);
  const text = `${file(SERIES)}\r\n${file(other)}`;
  expect(readIcs(text).events.map(({ iCalUID }) => iCalUID)).toEqual(['s@x', 'o@x']);
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
