import { expect, test } from 'vitest';
import { formatBusy } from './busy-text.ts';

const at = (hour: number, minute = 0, day = 21) => new Date(2026, 10, day, hour, minute).getTime();
const nowMs = at(14, 39);

test('a current busy time shows its end, and a future one shows its start', () => {
  expect(formatBusy({ startMs: undefined, endMs: at(15), isOpen: false }, nowMs)).toBe('Busy until 15:00');
  expect(formatBusy({ startMs: at(15), endMs: at(16), isOpen: false }, nowMs)).toBe('Busy from 15:00 to 16:00');
});

test('another day is named, and an unknown end is not presented as known', () => {
  const monday = { startMs: undefined, endMs: at(9, 0, 23), isOpen: false };
  expect(formatBusy(monday, nowMs)).toBe('Busy until Mon 23 Nov, 09:00');
  expect(formatBusy({ ...monday, isOpen: true }, nowMs)).toBe('Busy until Mon 23 Nov, 09:00 or later');
});
