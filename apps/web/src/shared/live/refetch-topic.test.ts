import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchTopic, refetchTopicIfStale } from './refetch-topic.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens displayed lists of files and of calendars, and counts the reads of each. */
async function openLists() {
  const client = new QueryClient();
  const reads = { files: 0, calendars: 0 };
  const list = (operationId: string, name: keyof typeof reads) =>
    new QueryObserver(client, { queryKey: [operationId, {}], queryFn: () => ++reads[name], staleTime: 15_000 });
  list('drive.files.list', 'files').subscribe(() => undefined);
  list('calendar.calendarList.list', 'calendars').subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toEqual({ files: 1, calendars: 1 });
  return { client, reads };
}

test('a changed topic reloads its data', async () => {
  const { client, reads } = await openLists();
  await refetchTopic(client, 'changes');
  expect(reads).toEqual({ files: 2, calendars: 1 });
});

test('data loaded before its topic was followed is reloaded, because changes in between were missed', async () => {
  const { client, reads } = await openLists();
  await vi.advanceTimersByTimeAsync(1_000);
  await refetchTopicIfStale(client, 'changes');
  expect(reads).toEqual({ files: 1, calendars: 1 });
  await vi.advanceTimersByTimeAsync(3_000);
  await refetchTopicIfStale(client, 'changes');
  expect(reads).toEqual({ files: 2, calendars: 1 });
});
