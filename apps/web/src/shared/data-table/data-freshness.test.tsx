import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RESULT_ID } from '#shared/lists/use-result-announcement.ts';
import { toLiveState } from '#shared/live/polled-state.ts';
import { DataFreshness, type DataFreshnessProps } from './data-freshness.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const line = (props: Partial<DataFreshnessProps>) => (
  <RouterContextProvider router={router}>
    <DataFreshness
      asOfMs={Date.UTC(2026, 10, 21, 14, 3, 11)}
      loaded={2}
      hasMore={false}
      noun="process"
      operationIds={['script.processes.list']}
      {...props}
    />
  </RouterContextProvider>
);

afterEach(() => vi.restoreAllMocks());

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

test('without a connection a list shows the time of its data, and is not shown as live', async () => {
  const screen = await render(line({ live: 'live' }));
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^As of/)).toBeVisible();
  connect(false);
  await expect.element(screen.getByText(/^Offline, as of/)).toBeVisible();
  await expect.element(screen.getByText('live', { exact: true })).not.toBeInTheDocument();
  connect(true);
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
});

test('a list that no longer receives changes, or fails to poll them, shows that it is reconnecting', async () => {
  const screen = await render(line({ live: toLiveState({ isRefetchError: true, failureCount: 0 }) }));
  await expect.element(screen.getByText('reconnecting')).toBeVisible();
  await screen.rerender(line({ live: toLiveState({ isRefetchError: false, failureCount: 0 }) }));
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
  await screen.rerender(line({ live: 'off' }));
  await expect.element(screen.getByText('not live')).toBeVisible();
});

test('a list with missing sources shows how many it covers, and does not claim to be complete', async () => {
  const sources = { read: 12, total: 17, noun: 'calendar' };
  const screen = await render(line({ sources }));
  await expect.element(screen.getByText('2 processes from 12 of 17 calendars', { exact: true })).toBeVisible();
  await screen.rerender(line({ sources, hasMore: true }));
  await expect.element(screen.getByText('First 2 processes from 12 of 17 calendars')).toBeVisible();
  await screen.rerender(line({ sources: { ...sources, read: 17 } }));
  await expect.element(screen.getByText('2 processes', { exact: true })).toBeVisible();
});

test('on a phone the link is on the same line as the rest, and information already in the top bar is omitted', async () => {
  const screen = await render(line({ loaded: 12_000, shown: 1200, hasMore: true, live: 'live', pinned: {} }));
  const link = screen.getByRole('button', { name: 'Copy link' });
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(screen.getByText('live', { exact: true })).not.toBeVisible();
  await expect.element(screen.getByRole('button', { name: /calls?$/ })).not.toBeInTheDocument();
  for (const live of ['live', 'polled'] as const) {
    await screen.rerender(line({ loaded: 12_000, shown: 1200, hasMore: true, live, pinned: {} }));
    await expect.element(link).toBeInViewport({ ratio: 1 });
    const middles = [screen.getByText(/^As of/), link].map((part) => {
      const { top, height } = part.element().getBoundingClientRect();
      return top + height / 2;
    });
    expect(middles[0]).toBeCloseTo(middles[1] ?? 0, -1);
  }
});

test('results are announced after every filter change, but not when a row is opened or the same data is reloaded', async () => {
  const page = (props: Partial<DataFreshnessProps>) => (
    <>
      <p id={RESULT_ID} />
      {line(props)}
    </>
  );
  const screen = await render(page({}));
  const region = document.getElementById(RESULT_ID);
  const said: (string | undefined)[] = [];
  new MutationObserver(() => said.push(region?.textContent.trim())).observe(region ?? document, { childList: true });
  await router.navigate({ to: '/', search: { q: 'ship' } });
  await expect.poll(() => said).toEqual(['Found 2 processes']);
  await router.navigate({ to: '/', search: { q: 'ship', peek: 'job1' } });
  await screen.rerender(page({ isOutdated: true }));
  await screen.rerender(page({}));
  await screen.rerender(page({ loaded: 3 }));
  await expect.poll(() => said).toEqual(['Found 2 processes', 'Found 3 processes']);
});
