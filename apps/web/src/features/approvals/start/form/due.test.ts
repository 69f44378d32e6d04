import { expect, test } from 'vitest';
import { type Due, dueRefusal, findDueTime } from './due.ts';

const friday = Date.parse('2026-11-27T12:00:00Z');
const base: Due = { kind: 'workingDays', workingDays: 3, day: '', clock: '17:00', zone: 'UTC' };

test('working days exclude the weekend', () => {
  expect(findDueTime({ ...base, workingDays: 1 }, friday)).toBe('2026-11-30T17:00:00.000Z');
  expect(findDueTime(base, friday)).toBe('2026-12-02T17:00:00.000Z');
  expect(findDueTime({ ...base, workingDays: 10 }, friday)).toBe('2026-12-11T17:00:00.000Z');
});

test('working days are counted from the current day in the time zone, and end at a time in that zone', () => {
  const lateThursday = Date.parse('2026-11-26T20:00:00Z'); // Friday in Tokyo.
  const due: Due = { ...base, workingDays: 1, clock: '09:00', zone: 'Asia/Tokyo' };
  expect(findDueTime(due, lateThursday)).toBe('2026-11-30T00:00:00.000Z');
});

test('missing values are reported one at a time', () => {
  const day: Due = { ...base, kind: 'day' };
  expect(dueRefusal({ ...base, kind: 'none' }, friday)).toBeUndefined();
  expect(dueRefusal(day, friday)).toBe('Choose a due date.');
  expect(dueRefusal({ ...day, day: '2026-11-30', clock: '' }, friday)).toBe('Enter a time for the due date.');
  expect(dueRefusal({ ...day, day: '2026-11-27', clock: '11:59' }, friday)).toBe('Choose a due date in the future.');
  expect(dueRefusal({ ...day, day: '2026-11-27', clock: '12:01' }, friday)).toBeUndefined();
});
