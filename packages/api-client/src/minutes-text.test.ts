import { expect, test } from 'vitest';
import { formatMinutes } from './minutes-text.ts';

test.each([
  [1, '1 minute'],
  [90, '90 minutes'],
  [60, '60 minutes'],
  [120, '2 hours'],
  [121, '121 minutes'],
])('%d minutes read as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
