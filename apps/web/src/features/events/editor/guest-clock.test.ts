import { expect, test } from 'vitest';
import { findGuestClock, findGuestZone, isWithinDay } from './guest-clock.ts';

const period = { start: Temporal.Instant.from('2026-11-24T14:00Z'), end: Temporal.Instant.from('2026-11-24T14:30Z') };

test.each([
  ['Europe/Berlin', '15:00 – 15:30 in Berlin'],
  ['America/New_York', '09:00 – 09:30 in New York'],
  ['Asia/Tokyo', '23:00 – 23:30 in Tokyo, outside 8–18'],
  [undefined, 'Time zone unknown'],
])('in the zone %s a guest sees %s', (zone, text) => {
  expect(findGuestClock(period, zone)).toBe(text);
});

test('a time past midnight is outside working hours', () => {
  expect(isWithinDay({ ...period, end: period.start.add({ hours: 24 }) }, 'UTC')).toBe(false);
});

test('a guest’s time zone is that of their calendar, if the list contains it', () => {
  const calendars = [{ id: 'Ana@example.com', name: 'Ana', color: '', timeZone: 'Asia/Tokyo' }];
  expect([findGuestZone('ana@example.com', calendars), findGuestZone('bo@example.com', calendars)]).toEqual([
    'Asia/Tokyo',
    undefined,
  ]);
});
