import { describe, expect, test } from 'vitest';
import { compareDeployments, type KnownDeployment } from './compare-deployments.ts';

const known: KnownDeployment = { deploymentId: 'd', version: 1, description: 'a', isGone: false, seenAt: 100 };
const seen = { deploymentId: 'd', version: 1, description: 'a' };

describe('a comparison of two deployment lists', () => {
  test('finds nothing if they are the same', () => {
    expect(compareDeployments([known], [seen], 200)).toEqual([]);
  });

  test('reports a new version or description as a change that retains the former version', () => {
    const changed = { ...seen, version: 2 };
    expect(compareDeployments([known], [changed], 200)).toEqual([
      { ...changed, action: 'updated', previousVersion: 1 },
    ]);
  });

  test('reports a deployment that returns after it was gone as created', () => {
    const [change] = compareDeployments([{ ...known, isGone: true }], [seen], 200);
    expect(change).toMatchObject({ action: 'created', previousVersion: null });
  });

  test('neither removes nor changes a deployment because of an older list', () => {
    expect(compareDeployments([known], [], 100)).toEqual([]);
    expect(compareDeployments([known], [{ ...seen, version: 9 }], 50)).toEqual([]);
    expect(compareDeployments([known], [], 101)).toMatchObject([{ action: 'deleted', previousVersion: 1 }]);
  });
});
