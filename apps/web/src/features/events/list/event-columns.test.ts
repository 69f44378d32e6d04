import { expect, test } from 'vitest';
import { type ServiceEvent, toCalendarInfo, toOccurrence } from '#shared/calendar/occurrence.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { sampleAllDayEvent, sampleCalendar, sampleEvent } from '#testing/sample-events.ts';
import { eventColumns } from './event-columns.tsx';

test('the list names the time zone if it is not the console’s', () => {
  const [whenHere] = eventColumns(getCurrentZone(), 0);
  const [whenThere] = eventColumns('Asia/Tokyo', 0);
  expect([whenHere?.header, whenThere?.header]).toEqual(['When', 'When, in Tokyo']);
});

const NOW_MS = Date.parse('2026-11-23T12:00:00Z');

function writeWhen(event: ServiceEvent): unknown {
  const [when] = eventColumns('Europe/Berlin', NOW_MS);
  const row = toOccurrence(event, toCalendarInfo(sampleCalendar()));
  return row && when?.cell(row);
}

test('the days of an event show the year unless it is the current one', () => {
  const text = (start: string, end: string) => writeWhen(sampleAllDayEvent(start, end));
  expect(text('2026-11-24', '2026-11-25')).toBe('Tue 24 Nov');
  expect(text('2026-11-24', '2026-11-26')).toBe('Tue 24 Nov – Wed 25 Nov');
  expect(text('2027-11-24', '2027-11-25')).toBe('Wed 24 Nov 2027');
  expect(text('2027-11-24', '2027-11-26')).toBe('Wed 24 Nov – Thu 25 Nov 2027');
  expect(text('2026-12-31', '2027-01-02')).toBe('Thu 31 Dec 2026 – Fri 1 Jan 2027');
});

test('an event that ends on another day shows both days in one short line', () => {
  const text = (start: string, end: string) =>
    writeWhen(sampleEvent({ start: { dateTime: start }, end: { dateTime: end } }));
  expect(text('2026-11-23T22:00:00+01:00', '2026-11-24T06:00:00+01:00')).toBe('Mon 23 Nov, 22:00 – 24 Nov, 06:00');
  expect(text('2027-11-23T22:00:00+01:00', '2027-11-24T06:00:00+01:00')).toBe('Tue 23 Nov, 22:00 – 24 Nov 2027, 06:00');
  expect(text('2026-12-31T22:00:00+01:00', '2027-01-01T06:00:00+01:00')).toBe(
    'Thu 31 Dec 2026, 22:00 – 1 Jan 2027, 06:00',
  );
});
