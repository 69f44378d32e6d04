import type { QueryClient } from '@tanstack/react-query';
import { isStaleBy } from './stale-by-invalidation.ts';

/** The time before a subscription within which data that was read is most likely still current. */
const JUST_READ_MS = 2_000;

/** Refetches the data made stale by a changed topic. */
export function refetchTopic(client: QueryClient, topic: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isStaleBy(topic, queryKey) });
}

/**
 * Refetches data that was read some time before the subscription to a topic started. Changes in between are not reported, for
 * example while a slow device opened the screen, or while another screen was shown.
 */
export function refetchTopicIfStale(client: QueryClient, topic: string): Promise<void> {
  const readBeforeMs = Date.now() - JUST_READ_MS;
  return client.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      state.fetchStatus === 'idle' && state.dataUpdatedAt < readBeforeMs && isStaleBy(topic, queryKey),
  });
}
