import { toBrowserPath } from './base-path.ts';
import { createExternalStore, type ExternalStore } from './external-store.ts';
import { InactivityWatchdog } from './inactivity-watchdog.ts';
import { readToEnd } from './read-to-end.ts';

/**
 * Whether the console's server is reachable. While it is not, `retryAtMs` is the time of the next check, or undefined during a
 * check.
 */
export type Reachability = { isReachable: true } | { isReachable: false; retryAtMs: number | undefined };

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const PROBE_STEPS = 5;
const PROBE_STEP_MS = 300;

const REACHABLE: Reachability = { isReachable: true };

/**
 * Monitors whether the console's server is reachable. Checks it after a request failed without a response or the server was
 * silent. While the server is unreachable, repeats the check with backoff.
 */
export class ConsoleConnection {
  readonly #store: ExternalStore<Reachability> = createExternalStore(REACHABLE);
  readonly #watchdog = new InactivityWatchdog(() => this.check());
  readonly #lostListeners = new Set<() => void>();
  readonly #responseListeners = new Set<() => void>();
  #tries = 0;
  #probe: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = this.#store.subscribe;
  readonly get = this.#store.get;

  constructor() {
    window.addEventListener('online', () => {
      if (!this.get().isReachable) void this.check();
    });
  }

  /** Records that a server response is expected from now on, until the returned function is called. */
  expectResponse(): () => void {
    return this.#watchdog.expectActivity();
  }

  /** Records that the server has sent data. */
  recordResponse(): void {
    this.#watchdog.recordActivity();
    for (const listener of this.#responseListeners) listener();
  }

  /** Records that the server has sent data to another tab. While it is unreachable from this one, checks it. */
  recordResponseOfOtherTab(): void {
    this.#watchdog.recordActivity();
    if (!this.get().isReachable) void this.check();
  }

  /** Calls a listener when the server has sent data to this tab. Returns the unsubscribe function. */
  onResponse(listener: () => void): () => void {
    this.#responseListeners.add(listener);
    return () => this.#responseListeners.delete(listener);
  }

  /** Calls a listener when the server becomes unreachable. Returns the unsubscribe function. */
  onLost(listener: () => void): () => void {
    this.#lostListeners.add(listener);
    return () => this.#lostListeners.delete(listener);
  }

  /** Checks the server now. Concurrent calls share one request. */
  check(): Promise<boolean> {
    this.#probe ??= this.#ask().finally(() => {
      this.#probe = undefined;
    });
    return this.#probe;
  }

  /** Resolves when the server responds. */
  async waitUntilReachable(): Promise<void> {
    if (this.get().isReachable) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (!this.get().isReachable) return;
        stop();
        resolve();
      });
    });
  }

  async #ask(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (!this.get().isReachable) this.#store.set({ isReachable: false, retryAtMs: undefined });
    const askedAtMs = performance.now();
    const hasResponded = await probe();
    if (hasResponded) this.recordResponse();
    const responds = hasResponded || this.#watchdog.lastActivityMs > askedAtMs;
    if (responds) this.#setReachable();
    else this.#setUnreachable();
    return responds;
  }

  #setReachable(): void {
    this.#tries = 0;
    if (!this.get().isReachable) this.#store.set(REACHABLE);
  }

  #setUnreachable(): void {
    const wasReachable = this.get().isReachable;
    // The browser itself indicates when it goes offline and online.
    if (wasReachable && !navigator.onLine) return;
    // Jitter, so that browsers do not all retry at once.
    const waitMs = (WAITS_MS[this.#tries] ?? 15_000) * (0.9 + Math.random() * 0.2);
    this.#tries += 1;
    this.#timer = setTimeout(() => void this.check(), waitMs);
    this.#store.set({ isReachable: false, retryAtMs: Date.now() + waitMs });
    const listeners = wasReachable ? [...this.#lostListeners] : [];
    for (const listener of listeners) listener();
  }
}

/** The connection of this page. */
export const consoleConnection = new ConsoleConnection();

/** Reports whether the server itself responds in time. Responses from a load balancer in its place do not count. */
async function probe(): Promise<boolean> {
  const controller = new AbortController();
  // Waits in steps: after the page itself was suspended, pending responses are read before the timeout.
  const timeout = async () => {
    for (let step = 0; step < PROBE_STEPS; step += 1) await new Promise((next) => setTimeout(next, PROBE_STEP_MS));
    controller.abort();
    return false;
  };
  const request = fetch(toBrowserPath('/healthz'), { cache: 'no-store', signal: controller.signal }).then(
    (response) => {
      // Only the status matters. The body is discarded.
      void readToEnd(response);
      return response.ok;
    },
    () => false,
  );
  return Promise.race([request, timeout()]);
}
