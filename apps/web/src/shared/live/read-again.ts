import type { QueryClient } from '@tanstack/react-query';
import { isStaleBy } from './stale-by-invalidation.ts';

/** What a screen has read this shortly before its topics were followed is most likely still true. */
const JUST_READ_MS = 2_000;

/** Reads again what a changed topic makes stale. */
export function readAgain(client: QueryClient, topic: string): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isStaleBy(topic, queryKey) });
}

/**
 * Reads again what was read some time before a topic began to be followed: nobody tells of changes in between, such as while a slow
 * device opened the screen, or while the screen was left for another one.
 */
export function readAgainIfOlder(client: QueryClient, topic: string): Promise<void> {
  const readBeforeMs = Date.now() - JUST_READ_MS;
  return client.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      state.fetchStatus === 'idle' && state.dataUpdatedAt < readBeforeMs && isStaleBy(topic, queryKey),
  });
}
