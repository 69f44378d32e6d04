import { operations } from '@rotunda/api-client/operations';
import { expect, test } from 'vitest';
import { checkQuery } from './check-query.ts';

/** How long it takes to refuse a query, in milliseconds. */
function timeToRefuse(query: URLSearchParams): number {
  const startedAtMs = performance.now();
  expect(() => checkQuery(operations['drive.files.list'], query, false)).toThrow('Not usable: a.');
  return performance.now() - startedAtMs;
}

test('T16: a query that repeats a name as often as an address has room for holds up nobody', () => {
  const query = new URLSearchParams('a&'.repeat(4_000));
  expect(Math.min(...Array.from({ length: 5 }, () => timeToRefuse(query)))).toBeLessThan(40);
});
