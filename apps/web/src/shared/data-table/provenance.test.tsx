import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { polledState } from '#shared/live/polled-state.ts';
import { Provenance, type ProvenanceProps } from './provenance.tsx';

const line = (props: Partial<ProvenanceProps>) => (
  <Provenance asOfMs={Date.UTC(2026, 10, 21, 14, 3, 11)} loaded={2} hasMore={false} noun="process" {...props} />
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
