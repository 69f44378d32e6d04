import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type ServiceEvent, toOccurrence } from '#shared/calendar/occurrence.ts';
import { sampleAllDayEvent, sampleEvent } from '#testing/sample-events.ts';
import { toVtimezone } from './ics-zone.ts';
import { readIcs } from './read-ics.ts';
import { toIcs } from './write-ics.ts';

const NOW_MS = Date.parse('2026-11-20T10:00:00Z');

function write(...events: readonly ServiceEvent[]): string {
  const calendar = { id: 'c', name: 'C', color: 'red', timeZone: 'Europe/Berlin' };
  return toIcs(
    events.flatMap((event) => toOccurrence(event, calendar) ?? []),
    NOW_MS,
  );
}

/** Returns the unfolded lines of a file. */
function linesOf(text: string): string[] {
  return text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
}

function series(zone: string, date: string, rules: readonly string[]): ServiceEvent {
  const at = (clock: string) => {
    const start = Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(zone);
    return { dateTime: start.toString({ timeZoneName: 'never' }), timeZone: zone };
  };
  return sampleEvent({ id: 's', iCalUID: 's@x', start: at('09:00'), end: at('09:30'), recurrence: [...rules] });
}

/** Returns the starts of the first series as computed by a program that knows only the time zones in the file. */
function foreignStarts(text: string, count: number): string[] {
  const root = new ICAL.Component(ICAL.parse(text));
  const zone = root.getFirstSubcomponent('vtimezone');
  const master = root.getFirstSubcomponent('vevent');
  if (!zone || !master) throw new Error('a series in a zone is expected');
  const known = new ICAL.Timezone(zone);
  const event = new ICAL.Event(master);
  const iterator = event.iterator(event.startDate);
  return Array.from({ length: count }, () => {
    const next = iterator.next();
    next.zone = known;
    return Temporal.Instant.fromEpochMilliseconds(next.toUnixTime() * 1000).toString();
  });
}

test('a series occurs at the same instants elsewhere, across every clock change', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe', 'Asia/Tokyo'];
  for (const zone of zones) {
    const event = series(zone, '2026-03-02', ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=120']);
    const first = Temporal.PlainDateTime.from('2026-03-02T09:00').toZonedDateTime(zone);
    const expected = Array.from({ length: 120 }, (_, weeks) => first.add({ weeks }).toInstant().toString());
    expect(foreignStarts(write(event), 120), zone).toEqual(expected);
    expect(new Set(expected.map((start) => start.slice(10))).size).toBe(zone === 'Asia/Tokyo' ? 1 : 2);
    expect(readIcs(write(event)).events[0]).toMatchObject({ recurrence: event.recurrence, start: { timeZone: zone } });
  }
});

test('an exported time zone matches the browser’s clock for the years ahead', () => {
  const from = Temporal.Instant.from('2005-06-01T00:00:00Z');
  const until = Temporal.Instant.from('2027-06-01T00:00:00Z');
  const texts = new Map<string, ICAL.Timezone>();
  const zoneOf = (name: string) => {
    const known = texts.get(name) ?? new ICAL.Timezone(toVtimezone(name, from, until));
    texts.set(name, known);
    return known;
  };
  const names = fc.constantFrom(...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC'));
  const hours = fc.integer({ min: 24, max: 33 * 365 * 24 });
  fc.assert(
    fc.property(names, hours, (name, hour) => {
      const at = from.add({ hours: hour }).toZonedDateTimeISO(name);
      // A local time that occurs twice or never does not identify an instant.
      fc.pre(at.add({ hours: 3 }).offset === at.offset && at.subtract({ hours: 3 }).offset === at.offset);
      const clock = ICAL.Time.fromDateTimeString(at.toPlainDateTime().toString({ smallestUnit: 'second' }));
      expect(zoneOf(name).utcOffset(clock), `${name} ${at}`).toBe(Math.trunc(at.offsetNanoseconds / 1e9));
    }),
    { numRuns: 600 },
  );
});

test('individually changed or cancelled occurrences stay with their series', () => {
  const first = series('Europe/Berlin', '2026-10-19', ['RRULE:FREQ=WEEKLY;COUNT=4']);
  const away = { recurringEventId: 's', iCalUID: 's@x' };
  const original = (day: string) => ({ dateTime: `${day}T08:00:00Z`, timeZone: 'Europe/Berlin' });
  const moved = sampleEvent({ ...away, id: 's_2', summary: 'Later', originalStartTime: original('2026-11-02') });
  const cancelled = sampleEvent({
    ...away,
    id: 's_3',
    status: 'cancelled',
    originalStartTime: original('2026-11-09'),
  });
  const text = write(first, moved, cancelled);
  expect(linesOf(text).filter((line) => /^(?:UID|DTSTART;|RECURRENCE-ID|EXDATE|RRULE:FREQ=WEEKLY)/.test(line))).toEqual(
    [
      'UID:s@x',
      'DTSTART;TZID=Europe/Berlin:20261019T090000',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Berlin:20261109T090000',
      'UID:s@x',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261102T090000',
    ],
  );
  expect(readIcs(text).events).toMatchObject([
    {
      iCalUID: 's@x',
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;TZID=Europe/Berlin:20261109T090000'],
    },
    {
      iCalUID: 's@x',
      summary: 'Later',
      originalStartTime: { dateTime: '2026-11-02T08:00:00Z', timeZone: 'Europe/Berlin' },
    },
  ]);
  expect(linesOf(write(moved))).toContain('UID:s_2@rotunda');
});

test('people, privacy, locations and links are written completely; lines are folded and texts escaped', () => {
  const text = write(
    sampleEvent({
      iCalUID: 'm@x',
      sequence: 2,
      created: '2026-11-01T10:00:00Z',
      status: 'tentative',
      visibility: 'confidential',
      transparency: 'transparent',
      location: 'Room 4; left, up',
      description: `Ünïcode 🛰️ ${'and so on, '.repeat(20)}\nend\\`,
      organizer: { email: 'ana@example.com', displayName: 'Ana: "the first"' },
      attendees: [
        { email: 'olga@example.com', displayName: 'Operator, Olga', responseStatus: 'accepted' },
        { email: 'bo@example.com', optional: true, responseStatus: 'needsAction' },
        { email: 'room4@example.com', resource: true },
      ],
      hangoutLink: 'https://meet.example/abc',
      attachments: [{ fileUrl: 'https://files.example/1', title: 'Agenda.txt', mimeType: 'text/plain' }],
    }),
    sampleAllDayEvent('2026-11-23', '2026-11-25', { iCalUID: 'd@x', visibility: 'private' }),
  );
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = linesOf(text);
  for (const line of [
    'UID:m@x',
    'SEQUENCE:2',
    'CREATED:20261101T100000Z',
    'DTSTART:20261123T150000Z',
    'STATUS:TENTATIVE',
    'CLASS:CONFIDENTIAL',
    'TRANSP:TRANSPARENT',
    String.raw`LOCATION:Room 4\; left\, up`,
    'ATTENDEE;CN="Operator, Olga";PARTSTAT=ACCEPTED:mailto:olga@example.com',
    'ATTENDEE;ROLE=OPT-PARTICIPANT;PARTSTAT=NEEDS-ACTION:mailto:bo@example.com',
    'ATTENDEE;CUTYPE=RESOURCE:mailto:room4@example.com',
    'CONFERENCE;VALUE=URI:https://meet.example/abc',
    'ATTACH;FILENAME=Agenda.txt;FMTTYPE=text/plain:https://files.example/1',
    'DTSTART;VALUE=DATE:20261123',
    'DTEND;VALUE=DATE:20261125',
    'CLASS:PRIVATE',
  ]) {
    expect(lines).toContain(line);
  }
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
  expect(readIcs(text).events[0]).toMatchObject({
    visibility: 'confidential',
    description: `Ünïcode 🛰️ ${'and so on, '.repeat(20)}\nend\\`,
    organizer: { email: 'ana@example.com' },
    attendees: [
      { displayName: 'Operator, Olga', responseStatus: 'accepted' },
      { email: 'bo@example.com', optional: true },
      { email: 'room4@example.com', resource: true },
    ],
  });
});

test.each(['\r\n', '\n', '\r', '\u0085', '\u2028'])('%j in a value of an event begins no line', (lineBreak) => {
  const evil = `https://a.example/${lineBreak}END:VEVENT${lineBreak}TRIGGER:b`;
  const text = write(
    sampleEvent({
      iCalUID: evil,
      summary: evil,
      location: evil,
      description: evil,
      organizer: { email: 'o@example.com', displayName: evil },
      attendees: [{ email: `a@example.com${lineBreak}TRIGGER:b`, displayName: evil }],
      conferenceData: { entryPoints: [{ uri: evil }] },
      attachments: [{ fileUrl: evil, title: evil, mimeType: evil }],
    }),
  );
  const lines = linesOf(text);
  expect(lines.filter((line) => /[\p{Cc}\u2028\u2029]/u.test(line))).toEqual([]);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual([]);
});
