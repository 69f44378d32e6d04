import { expect, test } from 'vitest';
import { groupFailures } from './failure-groups.ts';

test('failures are counted by function and project, the most frequent first, with the latest of each', () => {
  const run = (functionName: string, projectName: string, startTime: string) => ({
    functionName,
    projectName,
    startTime,
  });
  const groups = groupFailures([
    run('send', 'Reports', '2026-05-04T12:00:00Z'),
    run('sync', 'Leave', '2026-05-04T11:00:00Z'),
    run('sync', 'Leave', '2026-05-04T10:00:00Z'),
    run('sync', 'Reports', '2026-05-04T09:00:00Z'),
  ]);
  expect(groups.map(({ functionName, projectName, count }) => [functionName, projectName, count])).toEqual([
    ['sync', 'Leave', 2],
    ['send', 'Reports', 1],
    ['sync', 'Reports', 1],
  ]);
  expect(groups[0]?.lastTime).toBe('2026-05-04T11:00:00Z');
});
