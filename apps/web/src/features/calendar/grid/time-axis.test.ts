import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDayScale, getTimeAxis } from './time-axis.ts';

const weekOf = (monday: string) => {
  const first = Temporal.PlainDate.from(monday);
  return Array.from({ length: 7 }, (_, index) => first.add({ days: index }));
};
const scaleOf = (monday: string, day: string, zone: string) =>
  getDayScale(getTimeAxis(weekOf(monday), zone), Temporal.PlainDate.from(day));
const at = (text: string) => Temporal.Instant.from(text);

test('an ordinary week has twenty-four hours', () => {
  const axis = getTimeAxis(weekOf('2026-11-16'), 'Europe/Berlin');
  expect(axis.lengthMinutes).toBe(1440);
  expect(axis.hours.map(({ minute }) => minute)).toEqual(Array.from({ length: 24 }, (_, hour) => hour * 60));
});

describe('when the clock goes forward', () => {
  const monday = '2026-03-23'; // On Sunday 29 March, clocks go forward from 02:00 to 03:00.

  test('the day has no skipped hour', () => {
    const scale = scaleOf(monday, '2026-03-29', 'Europe/Berlin');
    expect(scale.end.since(scale.start).total('hours')).toBe(23);
    expect(scale.missing).toEqual([{ start: 120, end: 180 }]);
    expect(scaleOf(monday, '2026-03-28', 'Europe/Berlin').missing).toEqual([]);
  });

  test('later times are placed at their clock time', () => {
    const scale = scaleOf(monday, '2026-03-29', 'Europe/Berlin');
    expect(scale.toMinute(at('2026-03-29T00:30:00Z'), 'start')).toBe(90);
    expect(scale.toMinute(at('2026-03-29T01:30:00Z'), 'start')).toBe(210);
  });

  test('a day that starts late has no first hour', () => {
    const scale = scaleOf('2018-10-29', '2018-11-04', 'America/Sao_Paulo');
    expect(scale.missing).toEqual([{ start: 0, end: 60 }]);
    expect(scale.toMinute(at('2018-11-04T02:00:00Z'), 'start')).toBe(60);
  });
});

describe('when the clock goes back', () => {
  const monday = '2026-10-19'; // On Sunday 25 October, clocks go back from 03:00 to 02:00.

  test('the repeated hour has space for both occurrences', () => {
    const axis = getTimeAxis(weekOf(monday), 'Europe/Berlin');
    expect(axis.lengthMinutes).toBe(1500);
    expect(axis.hours.filter(({ hour }) => hour === 2)).toEqual([
      { minute: 120, hour: 2, isRepeated: false },
      { minute: 180, hour: 2, isRepeated: true },
    ]);
    expect(axis.hours.find(({ hour }) => hour === 3)?.minute).toBe(240);
  });

  test('both occurrences are distinguished on that day', () => {
    const scale = scaleOf(monday, '2026-10-25', 'Europe/Berlin');
    expect(scale.end.since(scale.start).total('hours')).toBe(25);
    expect(scale.missing).toEqual([]);
    expect(scale.toMinute(at('2026-10-25T00:30:00Z'), 'start')).toBe(150);
    expect(scale.toMinute(at('2026-10-25T01:30:00Z'), 'start')).toBe(210);
    expect(scale.toMinute(at('2026-10-25T02:00:00Z'), 'start')).toBe(240);
  });

  test('other days skip the space needed only by that day', () => {
    const scale = scaleOf(monday, '2026-10-23', 'Europe/Berlin');
    expect(scale.missing).toEqual([{ start: 180, end: 240 }]);
    expect(scale.toMinute(at('2026-10-23T01:00:00Z'), 'end')).toBe(180);
    expect(scale.toMinute(at('2026-10-23T01:00:00Z'), 'start')).toBe(240);
  });

  test('a half-hour change has half an hour of space', () => {
    expect(getTimeAxis(weekOf('2026-03-30'), 'Australia/Lord_Howe').lengthMinutes).toBe(1470);
  });
});

test('a later instant is never placed higher, and all instants are on the axis', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata');
  const year2026 = fc.integer({ min: 0, max: 363 });
  const minutes = fc.tuple(fc.integer({ min: -300, max: 1800 }), fc.integer({ min: 1, max: 600 }));
  fc.assert(
    fc.property(zone, year2026, minutes, (timeZone, dayOfYear, [offset, length]) => {
      const first = Temporal.PlainDate.from('2026-01-01').add({ days: dayOfYear });
      const axis = getTimeAxis([first, first.add({ days: 1 })], timeZone);
      const scale = getDayScale(axis, first);
      const start = scale.start.add({ minutes: offset });
      const from = scale.toMinute(start, 'start');
      const to = scale.toMinute(start.add({ minutes: length }), 'start');
      expect(from).toBeLessThanOrEqual(to);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(axis.lengthMinutes);
    }),
  );
});

test('every minute of a day maps to an instant at that minute', () => {
  const zones = fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Tokyo', 'UTC');
  const mondays = fc.constantFrom('2026-03-23', '2026-10-19', '2026-11-16', '2018-10-29', '2026-03-30');
  fc.assert(
    fc.property(zones, mondays, fc.nat(6), fc.nat(95), (zone, monday, index, quarter) => {
      const days = weekOf(monday);
      const axis = getTimeAxis(days, zone);
      const scale = getDayScale(axis, days[index] ?? Temporal.PlainDate.from(monday));
      const minute = quarter * 15;
      const isMissing = scale.missing.some(({ start, end }) => minute >= start && minute < end);
      if (!isMissing) expect(scale.toMinute(scale.toInstant(minute), 'start')).toBe(minute);
    }),
  );
});
