import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { BackgroundTask } from './background-task.ts';

type PollerDeps = {
  clock: Clock;
  log: Logger;
  /** Does the due work. Resolves to the latest time of the next call, in Unix milliseconds. */
  poll: () => Promise<number>;
  /** The maximum delay before work from another process is found, in milliseconds. 5 seconds by default. */
  maxSleepMs?: number;
};

const MIN_WAIT_MS = 200;
const MAX_SLEEP_MS = 5_000;

/**
 * Background work that sleeps until its next due time. It wakes early when notified of new work, and polls at least every few
 * seconds for work from other processes. Between polls, it compares times once a second, because the clock may be changed and the
 * machine may sleep.
 */
export class Poller implements BackgroundTask {
  readonly #deps: PollerDeps;
  #state: 'new' | 'started' | 'closed' = 'new';
  #cancelTimer: () => void = () => undefined;
  #running: Promise<void> | undefined;
  #dueAt = 0;
  readonly #maxSleepMs: number;
  #isNotified = false;

  constructor(deps: PollerDeps) {
    this.#deps = deps;
    this.#maxSleepMs = deps.maxSleepMs ?? MAX_SLEEP_MS;
  }

  start(): void {
    this.#state = 'started';
    this.#run();
  }

  /** Signals that there may be new work. Does nothing before the start and after the end. */
  notify(): void {
    if (this.#state !== 'started') return;
    this.#isNotified = true;
    this.#run();
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    this.#cancelTimer();
    await this.#running;
  }

  #run(): void {
    if (this.#state === 'closed') return;
    this.#cancelTimer();
    this.#running ??= this.#poll().finally(() => {
      this.#running = undefined;
      if (this.#isNotified) this.#run();
      else this.#wait();
    });
  }

  #wait(): void {
    if (this.#state === 'closed') return;
    const { clock } = this.#deps;
    const nowMs = clock.nowMs();
    const waitMs = Math.min(Math.max(this.#dueAt - nowMs, MIN_WAIT_MS), countMsToWholeSecond(nowMs));
    this.#cancelTimer = clock.after(waitMs, () => {
      const leftMs = this.#dueAt - clock.nowMs();
      // The next poll is never further away than this, unless the clock was set back.
      if (leftMs <= 0 || leftMs > this.#maxSleepMs) this.#run();
      else this.#wait();
    });
  }

  async #poll(): Promise<void> {
    this.#isNotified = false;
    const { clock, log, poll } = this.#deps;
    try {
      const pollAgainAt = await poll();
      const nowMs = clock.nowMs();
      this.#dueAt = Math.min(pollAgainAt, nowMs + this.#maxSleepMs - (nowMs % 1_000));
    } catch (error) {
      // Retried after a moment, because the store may be unavailable only briefly.
      log.warn({ err: error }, 'background task failed');
    }
  }
}

/** Pollers compare times on whole seconds, so that an idle process wakes once for all of them. */
function countMsToWholeSecond(nowMs: number): number {
  const waitMs = 1_000 - (nowMs % 1_000);
  return waitMs < MIN_WAIT_MS ? waitMs + 1_000 : waitMs;
}
