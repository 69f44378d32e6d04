import { describe, expect, test } from 'vitest';
import { compareDeployments, type KnownDeployment } from './compare-deployments.ts';

const known: KnownDeployment = { deploymentId: 'd', version: 1, description: 'a', isGone: false, seenAt: 100 };
const seen = { deploymentId: 'd', version: 1, description: 'a' };

describe('between two looks at deployments', () => {
  test('nothing has happened when they look the same', () => {
    expect(compareDeployments([known], [seen], 200)).toEqual([]);
  });

  test('another version or description is a change that remembers the former version', () => {
    const changed = { ...seen, version: 2 };
    expect(compareDeployments([known], [changed], 200)).toEqual([
      { ...changed, action: 'updated', previousVersion: 1 },
    ]);
  });

  test('one that comes back after it was gone is made anew', () => {
    const [change] = compareDeployments([{ ...known, isGone: true }], [seen], 200);
    expect(change).toMatchObject({ action: 'created', previousVersion: null });
  });

  test('a list from before something was seen neither removes nor changes it', () => {
    expect(compareDeployments([known], [], 100)).toEqual([]);
    expect(compareDeployments([known], [{ ...seen, version: 9 }], 50)).toEqual([]);
    expect(compareDeployments([known], [], 101)).toMatchObject([{ action: 'deleted', previousVersion: 1 }]);
  });
});
