import { expect, test } from 'vitest';
import { parseClock } from './parse-clock.ts';

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30 pm', '21:30'],
  ['12 am', '00:00'],
  ['12:05p', '12:05'],
  ['21:30', '21:30'],
  ['noon', '12:00'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['9:75', undefined],
  ['soon', undefined],
  ['', undefined],
])('“%s” is parsed as the time %s', (text, clock) => {
  expect(parseClock(text)).toBe(clock);
});
