import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { BackgroundTask } from './background-task.ts';

/** What a poller works with. */
type PollerDeps = {
  clock: Clock;
  log: Logger;
  /** Does what is due. Resolves to when it has to be called again at the latest, in Unix milliseconds. */
  poll: () => Promise<number>;
};

const TICK_MS = 200;
const MAX_SLEEP_MS = 5_000; // What another process left behind is found after so long.

/**
 * Work in the background that sleeps until its next due time. It wakes early when it is notified of new work, and looks at least
 * every five seconds for what other processes have left. While it sleeps it only compares times: the clock may be set, and the
 * machine may have slept.
 */
export class Poller implements BackgroundTask {
  readonly #deps: PollerDeps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #dueAt = 0;
  #isNotified = false;
  #isClosed = false;

  constructor(deps: PollerDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#timer = setInterval(() => {
      if (this.#dueAt <= this.#deps.clock.nowMs()) this.#run();
    }, TICK_MS);
    this.#run();
  }

  /** Says that there may be new work. Does nothing before the start and after the end. */
  notify(): void {
    if (this.#timer === undefined || this.#isClosed) return;
    this.#isNotified = true;
    this.#run();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  #run(): void {
    if (this.#isClosed) return;
    this.#running ??= this.#poll().finally(() => {
      this.#running = undefined;
      if (this.#isNotified) this.#run();
    });
  }

  async #poll(): Promise<void> {
    this.#isNotified = false;
    const { clock, log, poll } = this.#deps;
    try {
      this.#dueAt = Math.min(await poll(), clock.nowMs() + MAX_SLEEP_MS);
    } catch (error) {
      // Tried again at the next tick, as the store may be away for a moment only.
      log.warn({ err: error }, 'background task failed');
    }
  }
}
