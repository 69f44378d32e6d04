import { describe, expect, test } from 'vitest';
import { toOccurrence } from '#shared/calendar/occurrence.ts';
import { sampleAllDayEvent, sampleEvent } from '#testing/sample-events.ts';
import { readIcs } from './read-ics.ts';
import { toIcs } from './write-ics.ts';

/** Returns a file of events, each given by its lines. */
function file(...events: readonly string[][]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', 'DTSTAMP:20310101T000000Z', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n');
}

test('an export is read back: times, all-day events, rules and texts', () => {
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
    skipped: 0,
    skippedTitles: [],
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

test('changed and cancelled occurrences are linked to their series, with their original starts', () => {
  const cancelled = ['UID:s@x', 'RECURRENCE-ID;TZID=Europe/Berlin:20310312T090000', 'STATUS:CANCELLED'];
  const { events, skipped } = readIcs(file(MOVED, SERIES, cancelled));
  const berlin = (dateTime: string) => ({ dateTime, timeZone: 'Europe/Berlin' });
  expect(skipped).toBe(0);
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
      summary: 'Stand-up',
      status: 'cancelled',
      originalStartTime: berlin('2031-03-12T08:00:00Z'),
      start: berlin('2031-03-12T08:00:00Z'),
      end: berlin('2031-03-12T08:15:00Z'),
    },
  ]);
});

test('a single occurrence is imported unless it is cancelled, and one of a cancelled series is not', () => {
  expect(readIcs(file(MOVED)).events).toMatchObject([{ iCalUID: 's@x', summary: 'Stand-up, later' }]);
  expect(readIcs(file([...MOVED, 'STATUS:CANCELLED']))).toMatchObject({ events: [], skipped: 1 });
  expect(readIcs(file([...SERIES, 'STATUS:CANCELLED'], MOVED))).toMatchObject({ events: [], skipped: 2 });
});

describe('a change of an occurrence and all following ones', () => {
  const berlin = (dateTime: string) => ({ dateTime, timeZone: 'Europe/Berlin' });
  const from = (day: string, ...lines: string[]) => [
    'UID:s@x',
    `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:${day}T090000`,
    ...lines,
  ];
  const times = (name: string, day: string, hour: string) => [
    `SUMMARY:${name}`,
    `DTSTART;TZID=Europe/Berlin:${day}T${hour}0000`,
    `DTEND;TZID=Europe/Berlin:${day}T${hour}3000`,
  ];
  const DAILY = SERIES.map((line) => (line.startsWith('RRULE') ? 'RRULE:FREQ=DAILY;COUNT=30' : line));

  test('splits the series: later occurrences have the new text, time of day and duration', () => {
    expect(readIcs(file(DAILY, from('20310320', ...times('Retrospective', '20310320', '11'))))).toEqual({
      skipped: 0,
      skippedTitles: [],
      events: [
        {
          iCalUID: 's@x',
          summary: 'Stand-up',
          start: berlin('2031-03-10T08:00:00Z'),
          end: berlin('2031-03-10T08:15:00Z'),
          recurrence: ['RRULE:FREQ=DAILY;UNTIL=20310319T080000Z'],
        },
        {
          iCalUID: 's_R20310320T080000Z@x',
          summary: 'Retrospective',
          start: berlin('2031-03-20T10:00:00Z'),
          end: berlin('2031-03-20T10:30:00Z'),
          // The clocks change in between.
          recurrence: ['RRULE:FREQ=DAILY;UNTIL=20310408T090000Z'],
        },
      ],
    });
  });

  test('moves the changed and cancelled occurrences after it too', () => {
    const moved = MOVED.map((line) => line.replaceAll('20310311', '20310321'));
    const cancelled = ['UID:s@x', 'RECURRENCE-ID;TZID=Europe/Berlin:20310322T090000', 'STATUS:CANCELLED'];
    const early = MOVED;
    const { events } = readIcs(
      file(DAILY, early, moved, cancelled, from('20310320', ...times('Later', '20310320', '11'))),
    );
    expect(
      events.map(({ iCalUID, originalStartTime, status }) => [iCalUID, originalStartTime?.dateTime, status]),
    ).toEqual([
      ['s@x', undefined, undefined],
      ['s@x', '2031-03-11T08:00:00Z', undefined],
      ['s_R20310320T080000Z@x', undefined, undefined],
      ['s_R20310320T080000Z@x', '2031-03-21T10:00:00Z', undefined],
      ['s_R20310320T080000Z@x', '2031-03-22T10:00:00Z', 'cancelled'],
    ]);
  });

  test('with a cancellation ends the series', () => {
    const { events, skipped } = readIcs(file(DAILY, from('20310312', 'STATUS:CANCELLED')));
    expect(events.map(({ recurrence }) => recurrence)).toEqual([['RRULE:FREQ=DAILY;UNTIL=20310311T080000Z']]);
    expect(skipped).toBe(0);
  });

  test('at the first occurrence changes the whole series', () => {
    const { events } = readIcs(file(DAILY, from('20310310', ...times('All', '20310310', '11'))));
    expect(events).toMatchObject([{ iCalUID: 's@x', summary: 'All', start: berlin('2031-03-10T10:00:00Z') }]);
  });

  test('following another one starts where that ends', () => {
    const { events } = readIcs(
      file(
        DAILY.map((line) => line.replace(';COUNT=30', '')),
        from('20310320', ...times('Third', '20310320', '08')),
        from('20310312', ...times('Second', '20310312', '11')),
      ),
    );
    expect(events.map(({ summary, recurrence }) => [summary, recurrence?.join()])).toEqual([
      ['Stand-up', 'RRULE:FREQ=DAILY;UNTIL=20310311T080000Z'],
      ['Second', 'RRULE:FREQ=DAILY;UNTIL=20310319T100000Z'],
      ['Third', 'RRULE:FREQ=DAILY'],
    ]);
  });

  test('to another day moves the weekday of the rule and the single dates', () => {
    const weekly = [
      ...DAILY.filter((line) => !line.startsWith('RRULE')),
      'RRULE:FREQ=WEEKLY;BYDAY=MO',
      'EXDATE;TZID=Europe/Berlin:20310324T090000',
      'RDATE;TZID=Europe/Berlin:20310322T090000',
    ];
    const { events } = readIcs(file(weekly, from('20310317', ...times('Tuesdays', '20310318', '09'))));
    expect(events.map(({ recurrence }) => recurrence)).toEqual([
      ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20310310T080000Z'],
      ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'RDATE:20310323T080000Z', 'EXDATE:20310325T080000Z'],
    ]);
  });

  test('that no rule can express lists its dates, and is skipped if they are endless', () => {
    const monthly = (end: string) => [
      ...DAILY.filter((line) => !line.startsWith('RRULE')),
      `RRULE:FREQ=MONTHLY;BYDAY=2MO${end}`,
    ];
    const change = from('20310414', ...times('Wednesdays', '20310416', '09'));
    expect(readIcs(file(monthly(';COUNT=4'), change)).events[1]?.recurrence).toEqual([
      'RDATE:20310416T070000Z,20310514T070000Z,20310611T070000Z',
    ]);
    expect(readIcs(file(monthly(''), change))).toMatchObject({ events: [{ summary: 'Stand-up' }], skipped: 1 });
  });

  test('turns a series with times into an all-day series', () => {
    const days = from('20310312', 'SUMMARY:Days', 'DTSTART;VALUE=DATE:20310313', 'DTEND;VALUE=DATE:20310315');
    expect(readIcs(file(DAILY, days)).events[1]).toMatchObject({
      start: { date: '2031-03-13' },
      end: { date: '2031-03-15' },
      recurrence: ['RRULE:FREQ=DAILY;UNTIL=20310409'],
    });
  });
});

test.each([
  ['a date for a time', 'RECURRENCE-ID;VALUE=DATE:20310311', '2031-03-11T08:00:00Z'],
  ['a floating time', 'RECURRENCE-ID:20310311T090000', '2031-03-11T08:00:00Z'],
  ['a time in UTC', 'RECURRENCE-ID:20310311T080000Z', '2031-03-11T08:00:00Z'],
])('the start of an occurrence written as %s is read according to its series', (_, line, dateTime) => {
  const { events } = readIcs(file(SERIES, [...MOVED.filter((each) => !each.startsWith('RECURRENCE-ID')), line]));
  expect(events[1]?.originalStartTime?.dateTime).toBe(dateTime);
});

test('dates next to a rule use time zones known to the services, including periods', () => {
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

test('a zone that matches none in the database is read from its definition in the file', () => {
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

test('consecutive calendars in one file are all read', () => {
  const other = [...MOVED.filter((line) => !line.startsWith('RECURRENCE-ID')), 'UID:o@x'].slice(1);
  const text = `${file(SERIES)}\r\n${file(other)}`;
  expect(readIcs(text).events.map(({ iCalUID }) => iCalUID)).toEqual(['s@x', 'o@x']);
});

test('guests, privacy and free time are preserved; the latest revision counts; events without a time are skipped', () => {
  const times = ['DTSTART:20310310T090000Z', 'DTEND:20310310T100000Z'];
  const { events, skipped } = readIcs(
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
  expect(skipped).toBe(2);
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
