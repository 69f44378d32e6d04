import { setImmediate } from 'node:timers/promises';
import { globalError } from '#core/errors/service-error.ts';
import type {
  AcceptedRun,
  OpenRunServices,
  ProcessInProgress,
  ScriptEngine,
  ScriptOutcome,
  ScriptRunRequest,
} from '#core/operations/script-engine.ts';
import type { RunLimits } from './run-messages.ts';
import { ScriptWorkerThread } from './script-worker-thread.ts';

/** Limits of the pool and of each run. */
export type ScriptPoolSettings = RunLimits & {
  /** Maximum number of concurrent runs. */
  concurrency: number;
};

type Ticket = {
  order: ScriptRunRequest;
  started: PromiseWithResolvers<void>;
  ended: PromiseWithResolvers<ScriptOutcome>;
  /** The thread that it runs on. */
  thread?: ScriptWorkerThread;
};

// The same limit as the public service.
const MAX_RUNS_PER_USER = 30;
// Enough full-length runs to keep a pool of four busy for a few minutes. No client waits longer for a response.
const MAX_WAITING = 60;

/**
 * Runs scripts in worker threads, each run in a separate sandbox. Starts threads on demand, and replaces a thread that had to be
 * terminated to stop a script. The user with the fewest runs in progress is next, and the last free thread is only for users
 * without a run in progress, so that no user waits for the runs of another one.
 */
export class ScriptPool implements ScriptEngine, AsyncDisposable {
  readonly #settings: ScriptPoolSettings;
  readonly #openServices: OpenRunServices;
  readonly #threads = new Set<ScriptWorkerThread>();
  readonly #idle: ScriptWorkerThread[] = [];
  readonly #waiting: Ticket[] = [];
  readonly #running = new Set<Ticket>();
  readonly inProgress = new Map<number, ProcessInProgress>();
  #isClosed = false;

  constructor(settings: ScriptPoolSettings, openServices: OpenRunServices) {
    this.#settings = settings;
    this.#openServices = openServices;
  }

  execute(order: ScriptRunRequest): AcceptedRun {
    if (this.#isClosed) throw globalError(503, 'backendError', 'The services are stopping.');
    if (this.#waiting.length === MAX_WAITING || this.#countRuns(order.effectiveUser) === MAX_RUNS_PER_USER) {
      const advice = 'Try Utilities.sleep(1000) between calls.';
      const message = `Service invoked too many times in a short time: exec qps. ${advice}`;
      throw globalError(429, 'rateLimitExceeded', message);
    }
    const ticket: Ticket = {
      order,
      started: Promise.withResolvers<void>(),
      ended: Promise.withResolvers<ScriptOutcome>(),
    };
    this.#waiting.push(ticket);
    this.#startWaiting();
    return {
      isQueued: this.#waiting.includes(ticket),
      started: ticket.started.promise,
      ended: ticket.ended.promise,
      cancel: () => this.#cancel(ticket),
    };
  }

  /** Cancels all running and queued runs, and ends the threads. Accepts no runs afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const ticket of [...this.#waiting]) this.#cancel(ticket);
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
    this.#threads.clear();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #cancel(ticket: Ticket): void {
    void ticket.thread?.stop();
    const place = this.#waiting.indexOf(ticket);
    if (place === -1) return;
    this.#waiting.splice(place, 1);
    ticket.started.resolve();
    ticket.ended.resolve({ end: { status: 'CANCELED' }, logs: [], propertyChanges: [], triggerChanges: [] });
  }

  #startWaiting(): void {
    for (;;) {
      const ticket = this.#findNext();
      const thread = ticket && this.#acquireThread();
      if (!thread) return;
      this.#waiting.splice(this.#waiting.indexOf(ticket), 1);
      void this.#runOn(thread, ticket);
    }
  }

  /** Returns the longest-waiting run of the users with the fewest runs in progress, unless it has to leave the last thread free. */
  #findNext(): Ticket | undefined {
    const inProgress = new Map<string, number>();
    for (const { order } of this.#running) {
      inProgress.set(order.effectiveUser, (inProgress.get(order.effectiveUser) ?? 0) + 1);
    }
    const countOf = ({ order }: Ticket) => inProgress.get(order.effectiveUser) ?? 0;
    const fewest = Math.min(...this.#waiting.map(countOf));
    const isLastThread = this.#running.size + 1 >= this.#settings.concurrency;
    if (isLastThread && fewest > 0) return undefined;
    return this.#waiting.find((ticket) => countOf(ticket) === fewest);
  }

  #countRuns(user: string): number {
    return [...this.#running, ...this.#waiting].filter(({ order }) => order.effectiveUser === user).length;
  }

  #acquireThread(): ScriptWorkerThread | undefined {
    let idle = this.#idle.pop();
    // A thread may have ended while idle.
    while (idle && !idle.isAlive) {
      this.#threads.delete(idle);
      idle = this.#idle.pop();
    }
    if (idle || this.#threads.size === this.#settings.concurrency) return idle;
    const thread = new ScriptWorkerThread(this.#settings);
    this.#threads.add(thread);
    return thread;
  }

  async #runOn(thread: ScriptWorkerThread, ticket: Ticket): Promise<void> {
    const { started, ended } = ticket;
    const { readState, identity, onLog, ...order } = ticket.order;
    const services = this.#openServices(identity);
    this.#running.add(ticket);
    ticket.thread = thread;
    try {
      const observer = { services, onBegin: started.resolve, ...(onLog && { onLog }) };
      ended.resolve(await thread.run({ ...order, ...readState() }, observer));
    } catch (error) {
      ended.reject(error);
    }
    delete ticket.thread;
    services.close();
    started.resolve();
    // Lets the caller record the outcome first, so that the next run sees it.
    await setImmediate();
    this.#running.delete(ticket);
    if (thread.isAlive) this.#idle.push(thread);
    else this.#threads.delete(thread);
    if (!this.#isClosed) this.#startWaiting();
  }
}
