import type { components } from '@rotunda/api-client/bff-types';
import { expect, test } from 'vitest';
import { countSoFar, explainIncomplete } from './incomplete.ts';

type Coverage = components['schemas']['Coverage'];

const WHOLE: Coverage = { state: 'current', scanned: 40, total: 40, failedCount: 0, failed: [], calls: 40 };
const OLDER = { horizonDays: 365, since: '2025-11-25T10:00:00Z', scanned: 1, total: 9, callsPerDay: 50 } as const;

test('a complete index is counted without a plus and needs no explanation', () => {
  expect([countSoFar(1234, WHOLE), explainIncomplete(WHOLE)]).toEqual(['1,234', undefined]);
});

test.each<[string, Partial<Coverage>, RegExp]>([
  ['has not begun', { state: 'starting', scanned: 0, total: 0 }, /^Scan in progress\.$/],
  ['lists files', { state: 'listing', scanned: 3 }, /^Scan in progress: 3 of 40 files scanned\.$/],
  ['scans files', { state: 'scanning', scanned: 23 }, /^Scan in progress: 23 of 40 files scanned\.$/],
  ['is paused', { state: 'paused', scanned: 30, reason: 'Too many calls' }, /^10 files not scanned yet\. Too many/],
  ['is paused before it has listed files', { state: 'paused', scanned: 0, total: 0 }, /^The scan is paused\./],
  ['tries files again', { retryCount: 2, failedCount: 2, scanned: 38 }, /^2 files could not be read/],
  ['was not shown all files', { isIncomplete: true }, /^The service did not search everywhere/],
  ['has older files left', { older: { ...OLDER, isCounted: true, isScanned: false } }, /1 of 9 older files scanned/],
])('an index that %s says so next to each of its counts', (_, part, explanation) => {
  const coverage = { ...WHOLE, ...part };
  expect(countSoFar(23, coverage)).toBe('23+');
  expect(explainIncomplete(coverage)).toMatch(explanation);
});
