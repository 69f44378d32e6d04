import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type EndedRequest, EndedRequests } from './ended-requests.ts';

function endedAt(path: string): EndedRequest {
  const counted = { status: 200, isAborted: false, durationMs: 1, receivedBytes: 0, sentBytes: 0 };
  return {
    requestId: 'r',
    traceId: 't',
    method: 'GET',
    path,
    operationId: undefined,
    serverTiming: undefined,
    ...counted,
  };
}

test('requests that ended in one turn are told of together after it, to everyone, and once', async () => {
  const readers = [vi.fn<(requests: readonly EndedRequest[]) => void>(), vi.fn<() => void>()] as const;
  const ended = new EndedRequests(...readers);
  ended.add(endedAt('/one'));
  ended.add(endedAt('/two'));
  expect(readers[0]).not.toHaveBeenCalled();
  await turn();
  ended.add(endedAt('/three'));
  await turn();
  await turn();
  const paths = readers[0].mock.calls.map(([requests]) => requests.map(({ path }) => path));
  expect(paths).toEqual([['/one', '/two'], ['/three']]);
  expect(readers[1]).toHaveBeenCalledTimes(2);
});
