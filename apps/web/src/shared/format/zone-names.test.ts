import { expect, test } from 'vitest';
import { findFormerName, getCurrentName, getZoneOffset, listZoneNames } from './zone-names.ts';

test('every time zone is listed once, under its current name', () => {
  const names = listZoneNames();
  expect(names[0]).toBe('UTC');
  expect(names).toEqual(expect.arrayContaining(['Europe/Kyiv', 'Asia/Kolkata', 'America/Nuuk']));
  expect(names).not.toEqual(expect.arrayContaining(['Europe/Kiev']));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => getCurrentName(name) !== name)).toEqual([]);
});

test('a time zone is also found by its former name', () => {
  expect([findFormerName('Europe/Kyiv'), getCurrentName('Europe/Kiev')]).toEqual(['Europe/Kiev', 'Europe/Kyiv']);
});

test.each([
  ['Europe/Berlin', '2026-01-10T12:00Z', 'UTC+1'],
  ['Europe/Berlin', '2026-07-10T12:00Z', 'UTC+2'],
  ['Asia/Kolkata', '2026-01-10T12:00Z', 'UTC+5:30'],
  ['America/New_York', '2026-01-10T12:00Z', 'UTC−5'],
  ['UTC', '2026-01-10T12:00Z', 'UTC'],
])('the UTC offset of %s at %s is %s', (zone, time, offset) => {
  expect(getZoneOffset(zone, Date.parse(time))).toBe(offset);
});
