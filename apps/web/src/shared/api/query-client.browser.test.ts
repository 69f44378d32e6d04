import { ApiError, NetworkError } from '@rotunda/api-client/errors';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** Returns a read that is rejected, and the number of its requests. */
function refusedRead() {
  let count = 0;
  const queryFn = () => {
    count += 1;
    throw new ApiError('drive.files.get', 'File not found.', { status: 404 });
  };
  return { queryKey: ['file'], queryFn, count: () => count };
}

test('a screen does not repeat a request that failed while it was loading', async () => {
  const client = createQueryClient(() => undefined);
  const { count, ...read } = refusedRead();
  await client.prefetchQuery(read);
  const close = new QueryObserver(client, client.defaultQueryOptions(read)).subscribe(() => undefined);
  expect(client.isFetching()).toBe(0);
  expect(count()).toBe(1);
  close();
});

test('a reopened screen repeats its requests, however soon after a failure', async () => {
  const client = createQueryClient(() => undefined);
  const { count, ...read } = refusedRead();
  const open = () => new QueryObserver(client, client.defaultQueryOptions(read)).subscribe(() => undefined);
  await client.prefetchQuery(read);
  open()();
  const close = open();
  await expect.poll(count).toBe(2);
  close();
});

test.each([
  ['a passing failure', { code: 'upstream_unreachable', retryable: true, failure: 'outage' }, 3],
  ['a failure of a gateway before the backend', undefined, 3],
  ['a token that the service refuses though it is new', { code: 'upstream_auth', retryable: false }, 1],
  ['a response that the backend could not read', { code: 'upstream_invalid', retryable: false }, 1],
] as const)('of reads that fail, only those that may succeed are repeated: %s', async (_, members, attempts) => {
  vi.useFakeTimers();
  const client = createQueryClient(() => undefined);
  const problem = members && { type: 'about:blank', title: 'Failed', status: 502, requestId: 'r', ...members };
  const queryFn = vi.fn(() => {
    throw new ApiError('drive.files.list', 'Failed', { status: 502, problem });
  });
  const read = client.fetchQuery({ ...client.defaultQueryOptions({ queryKey: ['list'], queryFn }) });
  const failed = expect(read).rejects.toThrow('Failed');
  await vi.runAllTimersAsync();
  await failed;
  expect(queryFn).toHaveBeenCalledTimes(attempts);
  vi.useRealTimers();
});

test('a read that timed out fails without a retry', async () => {
  const client = createQueryClient(() => undefined);
  const queryFn = vi.fn(() => {
    throw new NetworkError('drive.files.list', 'no response', { cause: new DOMException('Aborted', 'AbortError') });
  });
  const read = client.fetchQuery({ ...client.defaultQueryOptions({ queryKey: ['list'], queryFn }) });
  await expect(read).rejects.toThrow('no response');
  expect(queryFn).toHaveBeenCalledTimes(1);
});

/** Returns a list of displayed pages, each of which is read when the test allows it. */
function pagedList() {
  const client = createQueryClient(() => undefined);
  const reads: string[] = [];
  const released: (() => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      reads.push(`page ${pageParam}`);
      await new Promise<void>((resolve) => released.push(resolve));
      return pageParam;
    },
    getNextPageParam: (page) => page + 1,
  });
  const close = observer.subscribe(() => undefined);
  const release = async () => {
    await vi.waitFor(() => expect(released).not.toEqual([]), 10_000);
    for (const resolve of released.splice(0)) resolve();
  };
  const pages = () => observer.getCurrentResult().data?.pages;
  return { client, observer, reads, release, pages, close };
}

test('a change during the loading of a list’s next page does not lose the page, and is shown afterwards', async () => {
  const { client, observer, reads, release, pages, close } = pagedList();
  await release();
  await expect.poll(pages).toEqual([1]);
  void observer.fetchNextPage();
  const refreshed = client.invalidateQueries({ queryKey: ['list'] });
  await release();
  await expect.poll(pages).toEqual([1, 2]);
  await release();
  await release();
  await refreshed;
  expect(reads).toEqual(['page 1', 'page 2', 'page 1', 'page 2']);
  close();
});

test('a list that loads its next page during a reload is reloaded after that', async () => {
  const { client, observer, reads, release, pages, close } = pagedList();
  await release();
  await expect.poll(pages).toEqual([1]);
  void client.invalidateQueries({ queryKey: ['list'] });
  await expect.poll(() => reads).toEqual(['page 1', 'page 1']);
  void observer.fetchNextPage();
  await release();
  await expect.poll(pages).toEqual([1, 2]);
  await release();
  await release();
  await expect.poll(() => reads).toEqual(['page 1', 'page 1', 'page 2', 'page 1', 'page 2']);
  close();
});
