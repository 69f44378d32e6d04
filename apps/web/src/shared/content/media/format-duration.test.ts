import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0.4, '0:00'],
  [59.6, '1:00'],
  [185, '3:05'],
  [3_785, '1:03:05'],
])('%d seconds are displayed as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
