import { expect, test } from 'vitest';
import { parseReference, toReference } from './cell-reference.ts';

test('a cell has one reference, which is parsed back to it', () => {
  for (const place of [
    { sheet: 'Prices', row: 0, column: 0 },
    { sheet: "Year's end 2026", row: 1_048_575, column: 16_383 },
    { sheet: 'a!b', row: 9, column: 26 },
  ]) {
    expect(parseReference(toReference(place), 'Other')).toEqual(place);
  }
  expect(toReference({ sheet: "Year's end", row: 1, column: 27 })).toBe("'Year''s end'!AB2");
});

test('a reference without a sheet means the current sheet, and an invalid one is rejected', () => {
  expect(parseReference(' $b$12 ', 'Prices')).toEqual({ sheet: 'Prices', row: 11, column: 1 });
  for (const text of ['', '12', 'B', 'B0', 'ABCD1', '1B', 'Prices!'])
    expect(parseReference(text, 'Prices')).toBeUndefined();
});
