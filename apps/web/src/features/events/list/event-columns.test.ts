import { expect, test } from 'vitest';
import { toCalendarInfo, toOccurrence } from '#shared/calendar/occurrence.ts';
import { currentZone } from '#shared/format/zone.ts';
import { sampleAllDayEvent, sampleCalendar } from '#testing/sample-events.ts';
import { eventColumns } from './event-columns.tsx';

test('the list names the time zone if it is not the console’s', () => {
  const [whenHere] = eventColumns(currentZone(), 0);
  const [whenThere] = eventColumns('Asia/Tokyo', 0);
  expect([whenHere?.header, whenThere?.header]).toEqual(['When', 'When, in Tokyo']);
});

test('the days of an event show the year once, and twice if it changes', () => {
  const [when] = eventColumns('Europe/Berlin', 0);
  const text = (start: string, end: string) => {
    const row = toOccurrence(sampleAllDayEvent(start, end), toCalendarInfo(sampleCalendar()));
    return row && when?.cell(row);
  };
  expect(text('2026-11-24', '2026-11-25')).toBe('Tue 24 Nov 2026');
  expect(text('2026-11-24', '2026-11-26')).toBe('Tue 24 Nov – Wed 25 Nov 2026');
  expect(text('2026-12-31', '2027-01-02')).toBe('Thu 31 Dec 2026 – Fri 1 Jan 2027');
});
