import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { polledState } from '#shared/live/polled-state.ts';
import { Provenance, type ProvenanceProps } from './provenance.tsx';
import { RESULT_ID } from './use-said-result.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const line = (props: Partial<ProvenanceProps>) => (
  <RouterContextProvider router={router}>
    <Provenance
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

test('without a connection a list says as of when it stands, and not that it is live', async () => {
  const screen = await render(line({ live: 'live' }));
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^As of/)).toBeVisible();
  connect(false);
  await expect.element(screen.getByText(/^Offline, as of/)).toBeVisible();
  await expect.element(screen.getByText('live', { exact: true })).not.toBeInTheDocument();
  connect(true);
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
});

test('a list that is no longer told of changes, or asks for them in vain, says that it tries again', async () => {
  const screen = await render(line({ live: polledState({ isRefetchError: true, failureCount: 0 }) }));
  await expect.element(screen.getByText('reconnecting')).toBeVisible();
  await screen.rerender(line({ live: polledState({ isRefetchError: false, failureCount: 0 }) }));
  await expect.element(screen.getByText('live', { exact: true })).toBeVisible();
  await screen.rerender(line({ live: 'off' }));
  await expect.element(screen.getByText('not live')).toBeVisible();
});

test('what was found is told after every filter, and not when a row is opened or the same is read again', async () => {
  const page = (props: Partial<ProvenanceProps>) => (
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
