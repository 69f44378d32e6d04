import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleProcess } from '#testing/sample-processes.ts';
import { groupProcesses } from './group-processes.ts';

test('processes that ended the same way form one group with its first and last time', () => {
  const [largest, other] = groupProcesses([
    sampleProcess({ processId: 'a', startTime: '2026-11-20T10:00:00Z' }),
    sampleProcess({ processId: 'b', startTime: '2026-11-20T12:00:00Z' }),
    sampleProcess({ processId: 'c', processStatus: 'COMPLETED' }),
  ]);
  expect(largest).toMatchObject({ count: 2, firstTime: '2026-11-20T10:00:00Z', lastTime: '2026-11-20T12:00:00Z' });
  expect(largest?.newest.processId).toBe('b');
  expect(other?.count).toBe(1);
});

test('the same function in two projects with the same name forms two groups', () => {
  const groups = groupProcesses([sampleProcess({ scriptId: 'one' }), sampleProcess({ scriptId: 'two' })]);
  expect(groups.map(({ newest }) => newest.scriptId)).toEqual(['one', 'two']);
});

test('every process is in exactly one group', () => {
  const process = fc.record({
    functionName: fc.constantFrom('a', 'b', undefined),
    processStatus: fc.constantFrom('FAILED' as const, 'COMPLETED' as const),
    startTime: fc.option(fc.constantFrom('2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(process), (members) => {
      const processes = members.map((member) => JSON.parse(JSON.stringify(member)));
      const total = groupProcesses(processes).reduce((sum, { count }) => sum + count, 0);
      expect(total).toBe(processes.length);
    }),
  );
});
