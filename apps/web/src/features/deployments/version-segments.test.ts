import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeploymentRecord } from '#shared/script/deployments/deployment-history.ts';
import { findRegression, findSegments, getFailureRate, type SegmentRuns } from './version-segments.ts';

function record(day: number, action: DeploymentRecord['action'], versionNumber?: number): DeploymentRecord {
  const time = `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`;
  return {
    recordId: `r${day}`,
    deploymentId: 'd',
    action,
    origin: 'console',
    time,
    ...(versionNumber && { versionNumber }),
  };
}

const runs = (ended: number, failed: number): SegmentRuns => ({ ended, failed, isCapped: false });

test('each version is served until the next one, and a change of description changes nothing', () => {
  const records = [record(9, 'updated', 3), record(5, 'updated', 2), record(4, 'updated', 1), record(1, 'created', 1)];
  expect(findSegments(records)).toEqual([
    { versionNumber: 3, from: '2026-11-09T00:00:00.000Z', until: undefined },
    { versionNumber: 2, from: '2026-11-05T00:00:00.000Z', until: '2026-11-09T00:00:00.000Z' },
    { versionNumber: 1, from: '2026-11-01T00:00:00.000Z', until: '2026-11-05T00:00:00.000Z' },
  ]);
});

test('no version is served while a deployment is deleted, or at HEAD', () => {
  const records = [record(9, 'created', 2), record(5, 'deleted'), record(3, 'updated'), record(1, 'found', 2)];
  expect(findSegments(records)).toEqual([
    { versionNumber: 2, from: '2026-11-09T00:00:00.000Z', until: undefined },
    { versionNumber: 2, from: '2026-11-01T00:00:00.000Z', until: '2026-11-03T00:00:00.000Z' },
  ]);
});

test('failures began where their share rose most, skipping versions that never ran', () => {
  expect(findRegression([runs(20, 9), runs(0, 0), runs(50, 1), runs(40, 6), runs(30, 0)])).toEqual({
    at: 0,
    before: 2,
  });
  expect(findRegression([runs(20, 9), runs(20, 10), runs(20, 1)])).toEqual({ at: 1, before: 2 });
});

test('failures that were always present, or rose by less than a tenth, have no starting point', () => {
  expect(findRegression([runs(10, 5), runs(10, 5)])).toBeUndefined();
  expect(findRegression([runs(100, 9), runs(100, 0)])).toBeUndefined();
  expect(findRegression([runs(5, 5)])).toBeUndefined();
  expect(findRegression([])).toBeUndefined();
});

test('the version found has a larger share of failures than the previous one', () => {
  const segment = fc.tuple(fc.nat(50), fc.nat(50)).map(([failed, others]) => runs(failed + others, failed));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 10 }), (all) => {
      const found = findRegression(all);
      if (!found) return;
      const share = (place: number) => getFailureRate(all[place] ?? runs(0, 0)) ?? Number.NaN;
      expect(found.before).toBeGreaterThan(found.at);
      expect(share(found.at)).toBeGreaterThan(share(found.before));
    }),
  );
});
