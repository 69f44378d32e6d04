import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDayFormat } from './day-format.ts';

const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const write = createDayFormat(options);

test('a day is formatted like its own method formats it, whatever the year', () => {
  fc.assert(
    fc.property(
      fc.record({
        year: fc.integer({ min: 1, max: 9999 }),
        month: fc.integer({ min: 1, max: 12 }),
        day: fc.integer({ min: 1, max: 31 }),
      }),
      (parts) => {
        const day = Temporal.PlainDate.from(parts);
        expect(write(day)).toBe(day.toLocaleString('en-GB', options));
      },
    ),
  );
});
