import { ApiError } from '@rotunda/api-client/errors';
import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A read that is refused, and how often it was asked for. */
function refusedRead() {
  let count = 0;
  const queryFn = () => {
    count += 1;
    throw new ApiError('drive.files.get', 'File not found.', { status: 404 });
  };
  return { queryKey: ['file'], queryFn, count: () => count };
}

test('a screen does not ask again for what failed on the way to it', async () => {
  const client = createQueryClient(() => undefined);
  const { count, ...read } = refusedRead();
  await client.prefetchQuery(read);
  const close = new QueryObserver(client, client.defaultQueryOptions(read)).subscribe(() => undefined);
  expect(client.isFetching()).toBe(0);
  expect(count()).toBe(1);
  close();
});

test('a screen that is opened again asks again, however soon after what it read has failed', async () => {
  const client = createQueryClient(() => undefined);
  const { count, ...read } = refusedRead();
  const open = () => new QueryObserver(client, client.defaultQueryOptions(read)).subscribe(() => undefined);
  await client.prefetchQuery(read);
  open()();
  const close = open();
  await expect.poll(count).toBe(2);
  close();
});
