import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describeTimeRange,
  formatTimeRange,
  parseTimeRange,
  resolveTime,
  shiftTimeRange,
  type TimeRange,
  toAbsoluteTimeRange,
} from './time-range.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const words = (range: TimeRange) => describeTimeRange(range, (timeMs) => new Date(timeMs).toISOString().slice(0, 10));

test.each([
  ['-90m', '2026-11-21T10:30:00.000Z'],
  ['-24h', '2026-11-20T12:00:00.000Z'],
  ['-7d', '2026-11-14T12:00:00.000Z'],
  ['2026-11-01T08:00:00+02:00', '2026-11-01T06:00:00.000Z'],
])('%s is the time %s', (value, expected) => {
  expect(resolveTime(value, NOW_MS)).toBe(expected);
});

test.each(['', 'soon', '24h', '-24', '-1y', '-99999d'])('%j is not a time', (value) => {
  expect(resolveTime(value, NOW_MS)).toBeUndefined();
});

test.each([
  ['-36h..now', { from: '-36h', to: undefined }],
  ['-7d', { from: '-7d', to: undefined }],
  [' -7d .. -1d ', { from: '-7d', to: '-1d' }],
  ['..-1d', { from: undefined, to: '-1d' }],
  ['2026-11-20..2026-11-21', { from: '2026-11-20', to: '2026-11-21' }],
  ['', { from: undefined, to: undefined }],
])('%j is a period', (text, expected) => {
  expect(parseTimeRange(text, NOW_MS)).toEqual(expected);
});

test.each(['soon', '-1d..-7d', '-1h..-1h', '-1d..soon', '-1d to now'])('%j is not a period', (text) => {
  expect(parseTimeRange(text, NOW_MS)).toBeUndefined();
});

test.each([
  [{}, 'Any time'],
  [{ from: '-1h' }, 'Last hour'],
  [{ from: '-24h' }, 'Last 24 hours'],
  [{ from: '2026-11-20' }, 'Since 2026-11-20'],
  [{ to: '-1d' }, 'Up to 1 day ago'],
  [{ from: '-7d', to: '2026-11-20' }, '7 days ago to 2026-11-20'],
])('%j is described in words', (range, expected) => {
  expect(words(range)).toBe(expected);
});

test('the previous and the next period have the same length, and none is in the future', () => {
  const before = shiftTimeRange({ from: '-24h' }, -1, NOW_MS);
  expect(before).toEqual({ from: '2026-11-19T12:00:00.000Z', to: '2026-11-20T12:00:00.000Z' });
  expect(shiftTimeRange(before ?? {}, 1, NOW_MS)).toEqual(toAbsoluteTimeRange({ from: '-24h' }, NOW_MS));
  expect(shiftTimeRange({ from: '-24h' }, 1, NOW_MS)).toBeUndefined();
  expect(shiftTimeRange({ to: '-24h' }, -1, NOW_MS)).toBeUndefined();
});

test('every period that can be typed is formatted so that it is parsed back', () => {
  const end = fc.option(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 9999 }), fc.constantFrom('m', 'h', 'd'))
        .map(([count, unit]) => `-${count}${unit}`),
      fc.date({ min: new Date(0), max: new Date(NOW_MS), noInvalidDate: true }).map((date) => date.toISOString()),
    ),
    { nil: undefined },
  );
  fc.assert(
    fc.property(end, end, (from, to) => {
      const range = parseTimeRange(formatTimeRange({ from, to }), NOW_MS);
      fc.pre(range !== undefined);
      expect(range).toEqual({ from, to });
    }),
  );
});
