import { describe, expect, test } from 'vitest';
import { fromWallTime } from './from-wall-time.ts';
import { startOfDay } from './start-of-day.ts';
import { toWallTime } from './to-wall-time.ts';

const CLOCKS = ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '12:00', '17:00', '23:30'];

/** Days on which clocks change, in zones west and east of UTC. In Santiago, Havana and Beirut they change at midnight. */
const DAYS: readonly [zone: string, ...days: string[]][] = [
  ['America/Los_Angeles', '2026-03-08', '2026-11-01'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['America/Santiago', '2026-04-04', '2026-09-06'],
  ['America/Havana', '2026-03-08', '2026-11-01'],
  ['Asia/Beirut', '2026-03-29', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['Pacific/Auckland', '2026-04-05', '2026-09-27'],
  ['Pacific/Apia', '2011-12-30'],
];

const cases = DAYS.flatMap(([zone, ...days]) => days.map((day) => ({ zone, day })));

describe.each(cases)('in $zone on $day, when the clocks change', ({ zone, day }) => {
  test('a local time is the same moment as in Temporal', () => {
    const toMoment = (clock: string) =>
      Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant();
    const expected = CLOCKS.map((clock) => new Date(toMoment(clock).epochMilliseconds).toISOString());
    expect(CLOCKS.map((clock) => fromWallTime(day, clock, zone))).toEqual(expected);
  });

  test('the day begins when it begins in Temporal', () => {
    const start = Temporal.PlainDate.from(day).toZonedDateTime(zone);
    expect(startOfDay(day, 0, zone)).toBe(new Date(start.epochMilliseconds).toISOString());
  });

  test('each hour has its local time', () => {
    const noonMs = Date.parse(`${day}T12:00:00Z`);
    for (let hour = -24; hour <= 24; hour += 1) {
      const timeMs = noonMs + hour * 3_600_000;
      const local = Temporal.Instant.fromEpochMilliseconds(timeMs).toZonedDateTimeISO(zone).toPlainDateTime();
      const { day: localDay, clock } = toWallTime(timeMs, zone);
      expect(`${localDay}T${clock}`).toBe(local.toString({ smallestUnit: 'minute' }));
    }
  });
});
