import { expect, test } from 'vitest';
import { readRetryAfter } from './read-retry-after.ts';

const NOW_MS = Date.parse('2026-11-20T10:00:00.400Z');

test.for([
  ['7', 7],
  ['0', 0],
  ['Fri, 20 Nov 2026 10:00:05 GMT', 5],
  ['Fri, 20 Nov 2026 09:59:00 GMT', 0],
  ['Fri, 99 Nov 2026 10:00:05 GMT', undefined],
  ['2026-11-20T10:00:05Z', undefined],
  ['-3', undefined],
  ['soon', undefined],
  [undefined, undefined],
] as const)('Retry-After: %s asks for %s seconds', ([value, seconds]) => {
  expect(readRetryAfter(value, NOW_MS)).toBe(seconds);
});
