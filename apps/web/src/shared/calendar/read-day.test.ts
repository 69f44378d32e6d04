import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay, writeDay } from './read-day.ts';

const SATURDAY = Temporal.PlainDate.from('2026-11-21');

test.each([
  ['2026-11-23', '2026-11-23'],
  ['Mon 23 Nov 2026', '2026-11-23'],
  ['23 november', '2026-11-23'],
  ['Monday, 23. Nov. 2027', '2027-11-23'],
  ['23/11/2027', '2027-11-23'],
  ['1.2.', '2026-02-01'],
  ['tomorrow', '2026-11-22'],
  ['yesterday', '2026-11-20'],
  ['mon', '2026-11-23'],
  ['saturday', '2026-11-28'],
  ['30 Feb 2026', undefined],
  ['31/4', undefined],
  ['23', undefined],
  ['ma', undefined],
  ['', undefined],
])('“%s” is the day %s', (text, day) => {
  expect(readDay(text, SATURDAY)?.toString()).toBe(day);
});

test('every day that is written is read as itself', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = Temporal.PlainDate.from(date.toISOString().slice(0, 10));
      expect(readDay(writeDay(day), SATURDAY)?.toString()).toBe(day.toString());
    }),
  );
});
