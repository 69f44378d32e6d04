import { expect, test } from 'vitest';
import { sampleFile } from '#testing/sample-files.ts';
import { toProjectsCsv } from './projects-csv.ts';

const project = sampleFile({ id: 's1', name: 'Order, sync', createdTime: '2026-01-02T03:04:05.000Z' });

test('a project is a line with its failures, and with none where nothing is known of runs', () => {
  const failuresByDay = [0, 2, 0, 0, 0, 0, 1];
  const health = { byScript: new Map([['s1', { lastRun: undefined, failuresByDay }]]), isCapped: false };
  const known = toProjectsCsv([project], health).split('\r\n');
  expect(known[0]).toBe('Name,Script ID,Owner,Created,Modified,Last run,"Failures, 7 days"');
  expect(known[1]).toMatch(/^"Order, sync",s1,You,2026-01-02T03:04:05\.000Z,.*,,3$/);
  expect(toProjectsCsv([project], undefined).split('\r\n')[1]).toMatch(/,,$/);
});
