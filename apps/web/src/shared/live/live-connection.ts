import { toBrowserPath } from '#lib/base-path.ts';
import { consoleConnection } from '#lib/console-connection.ts';
import { readToEnd } from '#lib/read-to-end.ts';
import { readIdentityCheck } from '#shared/session/identity-check.ts';
import { type LiveState, setConnecting, setLiveState } from './live-state.ts';
import { type LiveEvent, type LiveInvalidation, type LiveStatus, readInvalidations } from './read-invalidations.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const FRESH_MS = 10_000;
const SILENT_MS = 45_000; // The backend sends a heartbeat at least every two seconds.

const STATES: Readonly<Record<LiveStatus['mode'], LiveState>> = {
  pushed: 'live',
  polled: 'polled',
  silent: 'silent',
  starting: 'connecting',
  stopped: 'stopped',
};

/** The state of the stream that is retained when the topics change. */
export type StreamState = {
  /** The ID of the last event received. */
  lastEventId: string | undefined;
  /** When each topic was first requested, in the time of `performance.now()`. */
  readonly since: Map<string, number>;
  /** Whether more topics are shown than a stream supports. */
  isPartial?: boolean;
  /** The topics that were not being refreshed at the last status event. */
  stopped?: readonly string[];
};

/** The callbacks for topics. */
export type LiveListeners = {
  /** Called when a topic has changed, or may have. */
  onChange: (topic: string) => void;
  /** Called when a recently shown topic starts to be reported. */
  onStart: (topic: string) => void;
};

/**
 * Listens to topics until `signal` aborts, and reconnects after every break: immediately if the server ended the stream, with
 * backoff and jitter while it is unreachable or silent. Resumes after the last event, so that no event is missed.
 */
export async function listenToTopics(
  topics: readonly string[],
  { onChange, onStart }: LiveListeners,
  signal: AbortSignal,
  followed: StreamState,
): Promise<void> {
  const query = new URLSearchParams(topics.map((topic) => ['topic', topic]));
  syncTopics(topics, followed);
  let waitMs = FIRST_WAIT_MS;
  setConnecting();
  while (!signal.aborted) {
    const silence = limitSilence();
    const end = consoleConnection.expectResponse();
    try {
      const { lastEventId } = followed;
      const headers = { 'x-bff-csrf': '1', ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
      const ends = AbortSignal.any([signal, silence.signal]);
      const response = await fetch(toBrowserPath(`/api/live?${query}`), { headers, signal: ends });
      if (!response.ok) await readToEnd(response);
      if (isFinal(response)) return setLiveState('off');
      if (response.ok && response.body) {
        waitMs = FIRST_WAIT_MS;
        for await (const event of readInvalidations(response.body)) {
          silence.restart();
          consoleConnection.recordResponse();
          followed.lastEventId = event.lastEventId ?? followed.lastEventId;
          if (event.invalidation && isStart(event.invalidation, followed)) onStart(event.invalidation.topic);
          else for (const topic of findChanged(event, topics, followed)) onChange(topic);
          if (event.status) setLiveState(toState(event.status, followed));
        }
      }
    } catch (error) {
      // Whatever broke the stream, the recovery is the same: wait and reconnect. `fetch` and streams throw these two.
      if (!(error instanceof TypeError || error instanceof DOMException)) reportError(error);
      if (!signal.aborted && consoleConnection.get().isReachable) void consoleConnection.check();
    } finally {
      end();
      silence.end();
    }
    if (signal.aborted) break;
    setLiveState('lost');
    await wait(waitMs * (0.5 + Math.random()), signal);
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  }
}

function toState({ mode }: LiveStatus, { isPartial = false }: StreamState): LiveState {
  return mode === 'pushed' && isPartial ? 'partial' : STATES[mode];
}

/** Reports whether retrying cannot succeed. A session that is about to be replaced has not ended. */
function isFinal({ ok, status }: Response): boolean {
  if (ok || status >= 500 || status === 429) return false;
  return status !== 401 || readIdentityCheck() === undefined;
}

function syncTopics(topics: readonly string[], { since }: StreamState): void {
  for (const topic of since.keys()) if (!topics.includes(topic)) since.delete(topic);
  for (const topic of topics) if (!since.has(topic)) since.set(topic, performance.now());
}

function findChanged(
  { invalidation, status, isReset }: LiveEvent,
  topics: readonly string[],
  followed: StreamState,
): readonly string[] {
  if (isReset) return topics;
  if (status) return findResumed(status, topics, followed);
  return invalidation ? [invalidation.topic] : [];
}

// Earlier changes may have been missed. Those before the last break are reported as changes.
function isStart({ topic, state }: LiveInvalidation, { since }: StreamState): boolean {
  return state === 'sync' && performance.now() - (since.get(topic) ?? 0) < FRESH_MS;
}

// Changes made while a topic was not being refreshed may never have been reported.
function findResumed(
  { mode, topics }: LiveStatus,
  wanted: readonly string[],
  followed: StreamState,
): readonly string[] {
  const stopped = mode === 'stopped' ? topics : [];
  const resumed = (followed.stopped ?? []).filter((topic) => wanted.includes(topic) && !stopped.includes(topic));
  followed.stopped = stopped;
  return resumed;
}

/** Returns a signal that aborts if it is not restarted in time, or if the server becomes unreachable. */
function limitSilence(): { signal: AbortSignal; restart: () => void; end: () => void } {
  const controller = new AbortController();
  const begin = () => setTimeout(() => controller.abort(), SILENT_MS);
  let timer = begin();
  const forget = consoleConnection.onLost(() => controller.abort());
  const end = () => {
    clearTimeout(timer);
    forget();
  };
  const restart = () => {
    clearTimeout(timer);
    timer = begin();
  };
  return { signal: controller.signal, restart, end };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(wake, ms);
    const unsubscribe = consoleConnection.subscribe(() => {
      if (consoleConnection.get().isReachable) wake();
    });
    function wake(): void {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    }
    signal.addEventListener('abort', wake, { once: true });
    window.addEventListener('online', wake, { once: true });
  });
}
