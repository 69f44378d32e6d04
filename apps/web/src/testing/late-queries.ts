import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';

const ENDED_WITHIN_MS = 2_000;
const clients = new Set<QueryClient>();

/** Makes the end of the test wait for the queries of this client. */
export function trackQueryClient(client: QueryClient): void {
  clients.add(client);
}

/**
 * Waits for queries and mutations that continue after their screens are unmounted: they may be loading the module that sends the
 * request, and would call the stubs of the next test or show their toast in it. Those without a response in the test are
 * abandoned.
 */
export async function waitForLateQueries(): Promise<void> {
  const isOver = () => [...clients].every((client) => client.isFetching() + client.isMutating() === 0);
  await vi.waitUntil(isOver, { timeout: ENDED_WITHIN_MS, interval: 5 }).catch(() => undefined);
  clients.clear();
}
