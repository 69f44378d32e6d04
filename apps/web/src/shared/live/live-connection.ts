import { useSyncExternalStore } from 'react';
import { type LiveHint, readHints } from './read-hints.ts';

/** Whether changes are told as they happen. `off`: nothing on the screen has a topic, or the person may not listen. */
export type LiveState = 'off' | 'connecting' | 'live' | 'lost';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;

let state: LiveState = 'off';
const listeners = new Set<() => void>();

/** Whether changes are told as they happen. */
export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, () => state);
}

/**
 * Listens to topics until `signal` aborts, and comes back after every break: at once when the server ended the stream,
 * ever later while it cannot be reached. Goes on after the last event, so that nothing is missed.
 */
export async function listen(
  topics: readonly string[],
  onHint: (hint: LiveHint) => void,
  signal: AbortSignal,
): Promise<void> {
  const query = new URLSearchParams(topics.map((topic) => ['topic', topic]));
  let lastEventId: string | undefined;
  let waitMs = FIRST_WAIT_MS;
  setState('connecting');
  while (!signal.aborted) {
    try {
      const headers = { 'x-bff-csrf': '1', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
      const response = await fetch(`/api/live?${query}`, { headers, signal });
      if (!response.ok && response.status < 500 && response.status !== 429) return setState('off');
      if (response.ok && response.body) {
        setState('live');
        waitMs = FIRST_WAIT_MS;
        for await (const event of readHints(response.body)) {
          lastEventId = event.lastEventId ?? lastEventId;
          if (event.hint) onHint(event.hint);
        }
      }
    } catch {
      // Whatever broke the stream, the way back is the same: wait and open it again.
    }
    if (signal.aborted) break;
    setState('lost');
    await wait(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
  setState('off');
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const wake = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', wake, { once: true });
    window.addEventListener('online', wake, { once: true });
  });
}

function setState(next: LiveState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
