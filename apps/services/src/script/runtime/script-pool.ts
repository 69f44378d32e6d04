import type { AcceptedRun, ScriptEngine, ScriptOutcome, ScriptRun } from '#core/script-engine.ts';
import { globalError } from '#core/service-error.ts';
import type { RunLimits } from './run-messages.ts';
import { ScriptWorkerThread } from './script-worker-thread.ts';

/** Bounds of the pool and of each run in it. */
export type ScriptPoolSettings = RunLimits & {
  /** How many scripts run at the same time. */
  concurrency: number;
};

type Ticket = {
  run: ScriptRun;
  started: PromiseWithResolvers<void>;
  ended: PromiseWithResolvers<ScriptOutcome>;
};

// So many runs of full length keep a pool of four busy for some minutes; nobody waits longer for an answer.
const MAX_WAITING = 30;

/**
 * Runs scripts in worker threads, each in a sandbox of its own. Threads are started when there is work for them and
 * replaced when a script had to be stopped together with its thread.
 */
export class ScriptPool implements ScriptEngine, AsyncDisposable {
  readonly #settings: ScriptPoolSettings;
  readonly #threads = new Set<ScriptWorkerThread>();
  readonly #idle: ScriptWorkerThread[] = [];
  readonly #waiting: Ticket[] = [];
  #isClosed = false;

  constructor(settings: ScriptPoolSettings) {
    this.#settings = settings;
  }

  execute(run: ScriptRun): AcceptedRun {
    if (this.#isClosed) throw globalError(503, 'backendError', 'The services are stopping.');
    if (this.#waiting.length === MAX_WAITING) {
      const advice = 'Try Utilities.sleep(1000) between calls.';
      const message = `Service invoked too many times in a short time: exec qps. ${advice}`;
      throw globalError(429, 'rateLimitExceeded', message);
    }
    const ticket = { run, started: Promise.withResolvers<void>(), ended: Promise.withResolvers<ScriptOutcome>() };
    this.#waiting.push(ticket);
    this.#startWaiting();
    return {
      isQueued: this.#waiting.includes(ticket),
      started: ticket.started.promise,
      ended: ticket.ended.promise,
    };
  }

  /** Cancels what runs and what waits, and ends the threads. Nothing is taken on afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const ticket of this.#waiting.splice(0)) {
      ticket.started.resolve();
      ticket.ended.resolve({ end: { status: 'CANCELED' }, logs: [], propertyChanges: [], triggerChanges: [] });
    }
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
    this.#threads.clear();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #startWaiting(): void {
    while (this.#waiting.length > 0) {
      const thread = this.#takeThread();
      const ticket = thread && this.#waiting.shift();
      if (!ticket) return;
      void this.#runOn(thread, ticket);
    }
  }

  #takeThread(): ScriptWorkerThread | undefined {
    const idle = this.#idle.pop();
    if (idle || this.#threads.size === this.#settings.concurrency) return idle;
    const thread = new ScriptWorkerThread(this.#settings);
    this.#threads.add(thread);
    return thread;
  }

  async #runOn(thread: ScriptWorkerThread, { run, started, ended }: Ticket): Promise<void> {
    try {
      ended.resolve(await thread.run(run, started.resolve));
    } catch (error) {
      ended.reject(error);
    }
    started.resolve();
    if (thread.isAlive) this.#idle.push(thread);
    else this.#threads.delete(thread);
    if (!this.#isClosed) this.#startWaiting();
  }
}
