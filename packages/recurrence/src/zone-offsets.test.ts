import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Temporal } from '#temporal';
import { findOffset, findTimeZone, toInstant, toLocal } from './zone-offsets.ts';

const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe');
const instant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2045, 0, 1) });

describe('time zones', () => {
  test('the offset matches the IANA database at every instant', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, ms) => {
        const expected =
          Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
        expect(findOffset(timeZone, ms)).toBe(expected);
      }),
    );
  });

  test('a local time becomes the instant that Temporal considers compatible', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, localMs) => {
        const local = Temporal.Instant.fromEpochMilliseconds(localMs).toZonedDateTimeISO('UTC').toPlainDateTime();
        expect(toInstant(timeZone, localMs)).toBe(local.toZonedDateTime(timeZone).epochMilliseconds);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['in the gap of spring', Date.UTC(2026, 2, 29, 2, 30), '2026-03-29T01:30:00.000Z'],
    ['twice in autumn, of which the first is meant', Date.UTC(2026, 9, 25, 2, 30), '2026-10-25T00:30:00.000Z'],
    ['at the moment of the change', Date.UTC(2026, 9, 25, 3), '2026-10-25T02:00:00.000Z'],
  ])('a local time %s has one instant', (_, localMs, expected) => {
    expect(new Date(toInstant('Europe/Berlin', localMs)).toISOString()).toBe(expected);
  });

  test('an instant is restored from its local time, except in a repeated hour', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, ms) => {
        const back = toInstant(timeZone, toLocal(timeZone, ms));
        expect(ms - back === 0 || findOffset(timeZone, back) > findOffset(timeZone, ms)).toBe(true);
      }),
    );
  });

  test('only IANA database names are time zones, in any letter case', () => {
    const names = ['Europe/Berlin', 'UTC', 'Etc/GMT', 'Asia/Calcutta', 'Asia/Kolkata'];
    expect(names.map(findTimeZone)).toEqual(names);
    expect(names.map((name) => findTimeZone(name.toLowerCase()))).toEqual(names);
    expect(['Mars/Olympus', '', '+01:00', '12'].map(findTimeZone)).toEqual(Array(4).fill(undefined));
  });
});
