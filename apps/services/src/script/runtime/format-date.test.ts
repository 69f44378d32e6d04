import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

// This is a Sunday early in the day, in winter time of the northern hemisphere.
const MOMENT_MS = Date.UTC(2026, 1, 1, 3, 4, 5, 67);

describe('formatDate', () => {
  test.each([
    ["yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", 'GMT', '2026-02-01T03:04:05.067Z'],
    ['yy/M/d', 'GMT', '26/2/1'],
    ['EEE, d MMM yyyy', 'GMT', 'Sun, 1 Feb 2026'],
    ['EEEE MMMM', 'GMT', 'Sunday February'],
    ['h:mm a', 'Europe/Lisbon', '3:04 AM'],
    ['K k H', 'Pacific/Honolulu', '5 17 17'],
    ['k', 'America/Cayenne', '24'],
    ['D u', 'GMT', '32 7'],
    ['Z X XX XXX', 'America/New_York', '-0500 -05 -0500 -05:00'],
    ['X', 'GMT', 'Z'],
    ['HH:mm Z', 'GMT+05:30', '08:34 +0530'],
    ['HH', 'GMT-2', '01'],
    ['z', 'America/New_York', 'EST'],
    ["h 'o''clock'", 'GMT', "3 o'clock"],
    ["''yy''", 'GMT', "'26'"],
    ['G', 'GMT', 'AD'],
  ])('formats %s in %s as %s', (pattern, timeZone, expected) => {
    expect(formatDate(MOMENT_MS, timeZone, pattern)).toBe(expected);
  });

  test('formats times so that they can be parsed back, in any zone and year', () => {
    const moments = fc.integer({ min: Date.UTC(1, 0, 2), max: Date.UTC(9999, 11, 30) });
    const zones = fc.constantFrom('Etc/UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'GMT+14');
    fc.assert(
      fc.property(moments, zones, (timeMs, timeZone) => {
        // Time zone offsets of earlier centuries include seconds, which no pattern formats.
        fc.pre(timeMs > Date.UTC(1973, 0));
        expect(Date.parse(formatDate(timeMs, timeZone, "yyyy-MM-dd'T'HH:mm:ss.SSSXXX"))).toBe(timeMs);
      }),
    );
  });

  test('formats years BC', () => {
    expect(formatDate(Date.UTC(0, 0, 1) - 62_200_000_000_000, 'GMT', 'y G')).toMatch(/^\d+ BC$/);
  });

  test.each(['not/a zone', '', 'GMT+99'])('rejects the time zone "%s"', (timeZone) => {
    expect(() => formatDate(0, timeZone, 'yyyy')).toThrow('time zone');
  });

  test.each(["'open", 'b', "yyyy 'a''"])('rejects the pattern %s', (pattern) => {
    expect(() => formatDate(0, 'GMT', pattern)).toThrow(Error);
  });
});
