import { ApiError, type ApiErrorDetails } from '@rotunda/api-client/errors';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useHasFailedReads, useRetryFailedReads } from './failed-reads.ts';
import { setLiveState } from './live-state.ts';

let client: QueryClient;
let failure: ApiError | undefined;
let reads: number;
/** While set, reads wait for it. */
let waiting: Promise<void> | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  setLiveState('live');
  reads = 0;
  waiting = undefined;
});
afterEach(() => vi.useRealTimers());

function fail(details: Partial<ApiErrorDetails> & { status: number }): ApiError {
  return new ApiError('drive.files.list', 'Failed', details);
}

function List() {
  useRetryFailedReads(client);
  const list = useQuery({
    queryKey: ['list'],
    queryFn: async () => {
      reads += 1;
      await waiting;
      if (failure) throw failure;
      return 'loaded';
    },
  });
  return (
    <p>
      {list.error ? 'failed' : (list.data ?? 'loading')} {useHasFailedReads(client) ? 'old' : 'new'}
    </p>
  );
}

function renderList() {
  return render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  );
}

const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a temporarily failed read is retried with backoff, until the source is back', async () => {
  failure = fail({ status: 503 });
  const { container } = await renderList();
  await vi.waitFor(() => expect(container.textContent).toBe('failed old'));
  expect(reads).toBe(1);
  await settle(15_000);
  expect(reads).toBe(2);
  await settle(30_000);
  expect(reads).toBe(3);
  failure = undefined;
  await settle(60_000);
  await vi.waitFor(() => expect(container.textContent).toBe('loaded new'));
  await settle(300_000);
  expect(reads).toBe(4);
});

test('an error without data stays visible during a retry, until there is another response', async () => {
  failure = fail({ status: 503 });
  const { container } = await renderList();
  await vi.waitFor(() => expect(container.textContent).toBe('failed old'));
  const response = Promise.withResolvers<void>();
  waiting = response.promise;
  const seen = new Set<string | null>();
  const observer = new MutationObserver(() => seen.add(container.textContent));
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  await settle(15_000);
  expect(reads).toBe(2);
  expect(container.textContent).toBe('failed old');
  failure = undefined;
  response.resolve();
  await vi.waitFor(() => expect(container.textContent).toBe('loaded new'));
  observer.disconnect();
  expect([...seen].filter((text) => text?.startsWith('loading'))).toEqual([]);
});

test('a service that sent a retry time is not called before then', async () => {
  failure = fail({ status: 429, retryAfterMs: 40_000 });
  await renderList();
  await vi.waitFor(() => expect(reads).toBe(1));
  await settle(39_000);
  expect(reads).toBe(1);
  await settle(10_000);
  expect(reads).toBe(2);
});

test('a permanently rejected read is not retried, and does not count as stale', async () => {
  failure = fail({ status: 404 });
  const { container } = await renderList();
  await vi.waitFor(() => expect(container.textContent).toBe('failed new'));
  await settle(300_000);
  expect(reads).toBe(1);
});

test.each(['stopped', 'lost', 'connecting'] as const)(
  'is retried at once when the stream is no longer %s',
  async (state) => {
    setLiveState(state);
    failure = fail({ status: 503 });
    const { container, ...screen } = await renderList();
    await vi.waitFor(() => expect(container.textContent).toBe('failed old'));
    failure = undefined;
    setLiveState('live');
    await vi.waitFor(() => expect(container.textContent).toBe('loaded new'));
    expect(reads).toBe(2);
    await screen.unmount();
  },
);
