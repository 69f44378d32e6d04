import { setLiveState } from './live-state.ts';
import { type LiveHint, readHints } from './read-hints.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;

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
  setLiveState('connecting');
  while (!signal.aborted) {
    try {
      const headers = { 'x-bff-csrf': '1', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
      const response = await fetch(`/api/live?${query}`, { headers, signal });
      if (!response.ok && response.status < 500 && response.status !== 429) return setLiveState('off');
      if (response.ok && response.body) {
        setLiveState('live');
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
    setLiveState('lost');
    await wait(waitMs, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
  setLiveState('off');
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
