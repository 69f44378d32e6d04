import { expect, test } from 'vitest';
import type { DeploymentRecord } from './deployment-history.ts';
import { findVersion } from './version-at.ts';

const record = (action: DeploymentRecord['action'], time: string, versionNumber: number, previous?: number) => ({
  recordId: time,
  deploymentId: 'd',
  origin: 'console' as const,
  action,
  time,
  versionNumber,
  ...(previous !== undefined && { previousVersionNumber: previous }),
});

test.each([
  ['after the last change', '2026-11-20T12:00:00Z', 3],
  ['between two changes', '2026-11-20T10:30:00Z', 2],
  ['before the first change that is known', '2026-11-20T08:00:00Z', 1],
])('a process that ran %s used the version its deployment had then', (_when, time, version) => {
  const records = [record('updated', '2026-11-20T11:00:00Z', 3, 2), record('updated', '2026-11-20T10:00:00Z', 2, 1)];
  expect(findVersion(records, time)).toBe(version);
});

test('a deployment had its first known version before that, and an unrecorded version is unknown', () => {
  expect(findVersion([record('found', '2026-11-20T10:00:00Z', 4)], '2026-11-19T10:00:00Z')).toBe(4);
  expect(findVersion([record('created', '2026-11-20T10:00:00Z', 1)], '2026-11-19T10:00:00Z')).toBeUndefined();
  expect(findVersion([], '2026-11-19T10:00:00Z')).toBeUndefined();
});
