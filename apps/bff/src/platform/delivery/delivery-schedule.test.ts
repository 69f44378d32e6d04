import { expect, test } from 'vitest';
import { type DeliverySchedule, endOfQuietHours, getNextDueTime } from './delivery-schedule.ts';

const BERLIN: DeliverySchedule = { frequency: 'daily', timeZone: 'Europe/Berlin', clock: '08:00', weekday: 1 };

function dueAfter(schedule: Partial<DeliverySchedule>, now: string): string {
  return new Date(getNextDueTime({ ...BERLIN, ...schedule }, Date.parse(now))).toISOString();
}

function quietUntil(from: string, to: string, now: string): string | undefined {
  const end = endOfQuietHours({ ...BERLIN, quietHours: { from, to } }, Date.parse(now));
  return end === undefined ? undefined : new Date(end).toISOString();
}

test('an event is due at once without a digest', () => {
  expect(getNextDueTime({ ...BERLIN, frequency: 'instant' }, Date.now())).toBe(0);
});

test.each([
  ['before its time, on the same day', '2026-03-02T06:59:00Z', '2026-03-02T07:00:00.000Z'],
  ['at its time, on the next day', '2026-03-02T07:00:00Z', '2026-03-03T07:00:00.000Z'],
  [
    'over the night in which the clock goes forward, an hour less later',
    '2026-03-28T08:00:00Z',
    '2026-03-29T06:00:00.000Z',
  ],
  [
    'over the night in which the clock goes back, an hour more later',
    '2026-10-24T07:00:00Z',
    '2026-10-25T07:00:00.000Z',
  ],
])('a daily digest is due %s', (_name, now, due) => {
  expect(dueAfter({}, now)).toBe(due);
});

test('a digest at a time skipped by the clock change is due an hour later on that day only', () => {
  expect(dueAfter({ clock: '02:30' }, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30:00.000Z');
  expect(dueAfter({ clock: '02:30' }, '2026-03-29T12:00:00Z')).toBe('2026-03-30T00:30:00.000Z');
});

test('a weekly digest is due on its weekday in its own time zone', () => {
  expect(dueAfter({ frequency: 'weekly' }, '2026-03-02T06:00:00Z')).toBe('2026-03-02T07:00:00.000Z');
  expect(dueAfter({ frequency: 'weekly' }, '2026-03-02T07:00:00Z')).toBe('2026-03-09T07:00:00.000Z');
  expect(dueAfter({ frequency: 'weekly', weekday: 7 }, '2026-03-02T07:00:00Z')).toBe('2026-03-08T07:00:00.000Z');
  const auckland = { frequency: 'weekly', timeZone: 'Pacific/Auckland' } as const;
  expect(dueAfter(auckland, '2026-03-01T12:00:00Z')).toBe('2026-03-01T19:00:00.000Z');
});

test.each([
  ['22:00', '07:00', '2026-03-02T20:59:00Z', undefined],
  ['22:00', '07:00', '2026-03-02T21:00:00Z', '2026-03-03T06:00:00.000Z'],
  ['22:00', '07:00', '2026-03-03T05:59:59Z', '2026-03-03T06:00:00.000Z'],
  ['22:00', '07:00', '2026-03-03T06:00:00Z', undefined],
  ['12:00', '13:00', '2026-03-03T11:30:00Z', '2026-03-03T12:00:00.000Z'],
  ['12:00', '13:00', '2026-03-03T10:59:00Z', undefined],
  ['22:00', '07:00', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
  ['22:00', '07:00', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00.000Z'],
])('quiet hours from %s to %s at %s end at %s', (from, to, now, end) => {
  expect(quietUntil(from, to, now)).toBe(end);
});
