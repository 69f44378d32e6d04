import { expect, test } from 'vitest';
import { NOT_SHARED } from '#shared/calendar/free-busy-query.ts';
import { toCalendarInfo } from '#shared/calendar/occurrence.ts';
import { sampleCalendar } from '#testing/sample-events.ts';
import { listCalendarsToRead } from './calendar-rights.ts';
import { toAbsenceJob, toAbsentPeople } from './team-absence.ts';

const ana = toCalendarInfo(sampleCalendar({ id: 'ana@example.com', summary: 'Ana', accessRole: 'writer' }));
const bo = toCalendarInfo(sampleCalendar({ id: 'bo@example.com', summary: 'Bo', accessRole: 'reader' }));

test('people whose calendar cannot be edited are named, including unlisted ones, as far as known', () => {
  expect(toAbsentPeople(['ANA@example.com', 'bo@example.com', 'cy@example.com'], [ana, bo])).toEqual([
    { email: 'ANA@example.com', name: 'Ana', reason: undefined },
    { email: 'bo@example.com', name: 'Bo', reason: 'You cannot edit this calendar' },
    { email: 'cy@example.com', name: 'cy@example.com', reason: undefined },
  ]);
  const rights = new Map([
    ['cy@example.com', true],
    ['di@example.com', false],
  ]);
  const reasons = toAbsentPeople(['cy@example.com', 'di@example.com'], [], rights).map(({ reason }) => reason);
  expect(reasons).toEqual([undefined, 'You cannot edit this calendar']);
});

test('each person gets a separate event, with a distinct ID, at the local time of the zone', () => {
  const absence = {
    emails: ['ana@example.com', 'cy@example.com'],
    title: 'Offsite',
    start: Temporal.Instant.from('2026-12-01T23:00:00Z'),
    end: Temporal.Instant.from('2026-12-02T23:00:00Z'),
    zone: 'Europe/Berlin',
    declines: 'declineNone',
    message: 'Back on Thursday',
  };
  const { items, title } = toAbsenceJob(absence, toAbsentPeople(absence.emails, [ana]));
  expect(title).toBe('Set out of office for 2 people');
  expect(items).toMatchObject([
    {
      label: 'Ana',
      params: { calendarId: 'ana@example.com', sendUpdates: 'none' },
      body: {
        eventType: 'outOfOffice',
        start: { dateTime: '2026-12-02T00:00:00+01:00', timeZone: 'Europe/Berlin' },
        outOfOfficeProperties: { autoDeclineMode: 'declineNone', declineMessage: 'Back on Thursday' },
      },
    },
    { label: 'cy@example.com', params: { calendarId: 'cy@example.com' } },
  ]);
  expect(new Set(items.map(({ body }) => Object(body).id)).size).toBe(2);
});

test('access is read only for calendars the user can partly see, up to 20, and for all if availability is unknown', () => {
  const ids = Array.from({ length: 50 }, (_, number) => `p${number}@example.com`);
  const problemOf = (number: number) => (number % 2 === 0 ? NOT_SHARED : undefined);
  const problems = new Map(ids.slice(0, 48).map((id, number) => [id, problemOf(number)]));
  const read = listCalendarsToRead(ids, { rows: [], problems, isUnknown: false });
  expect(read).toHaveLength(20);
  expect(read.slice(0, 2)).toEqual(['p1@example.com', 'p3@example.com']);
  expect(listCalendarsToRead(['p49@example.com'], { rows: [], problems, isUnknown: false })).toEqual([]);
  expect(listCalendarsToRead(ids.slice(0, 3), { rows: [], problems: new Map(), isUnknown: true })).toEqual(
    ids.slice(0, 3),
  );
});
