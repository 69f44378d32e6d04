import { expect, test } from 'vitest';
import { storeRunArguments } from '#shared/script/run-arguments.ts';
import { sampleProcess } from '#testing/sample-processes.ts';
import { parseArgumentList, toRerunJob } from './rerun-job.ts';

test('arguments are a JSON array, or absent', () => {
  expect(parseArgumentList('  ')).toEqual([]);
  expect(parseArgumentList('["a", 1, null]')).toEqual(['a', 1, null]);
  for (const text of ['{}', 'a', '"a"', '[1,']) expect(parseArgumentList(text)).toBeUndefined();
});

test('a process is rerun with its arguments from this page, and any other with the given ones', () => {
  storeRunArguments('known', ['before']);
  const runs = ['known', 'other'].map((processId) => ({
    process: sampleProcess({ processId }),
    functionName: 'syncOrders',
    target: 'deployment-1',
    isDevMode: false,
  }));
  const job = toRerunJob(runs, ['given']);
  expect(job).toMatchObject({ title: 'Run 2 processes again', operationId: 'script.scripts.run' });
  expect(job.items.map(({ id, params, body }) => [id, params, body])).toEqual([
    ['known', { scriptId: 'deployment-1' }, { function: 'syncOrders', parameters: ['before'], devMode: false }],
    ['other', { scriptId: 'deployment-1' }, { function: 'syncOrders', parameters: ['given'], devMode: false }],
  ]);
});
