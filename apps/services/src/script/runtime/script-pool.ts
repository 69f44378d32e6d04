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
// Enough full-length runs to keep a pool of four busy for a few minutes. No client waits longer for a response. Beyond it, each
// user can have one run waiting, so that the runs of some users do not exclude the others.
const MAX_WAITING = 60;

/**
 * Runs scripts in worker threads, each run in a separate sandbox. Starts threads on demand, and replaces a thread that had to be
 * terminated to stop a script. Users with the fewest runs in progress are next, in turn. A run starts only if more threads are free
 * than its user has runs in progress, so that a user gets at most half of the free threads and leaves the others to other users.
 */
export class ScriptPool implements ScriptEngine, AsyncDisposable {
  readonly #settings: ScriptPoolSettings;
  readonly #openServices: OpenRunServices;
  readonly #threads = new Set<ScriptWorkerThread>();
  readonly #idle: ScriptWorkerThread[] = [];
  readonly #waiting: Ticket[] = [];
  readonly #running = new Set<Ticket>();
  /** An increasing number for the latest start of each user since a run last had to wait. */
  readonly #lastStarts = new Map<string, number>();
  #startCount = 0;
  readonly inProgress = new Map<number, ProcessInProgress>();
  #isClosed = false;

  constructor(settings: ScriptPoolSettings, openServices: OpenRunServices) {
    this.#settings = settings;
    this.#openServices = openServices;
  }

  execute(order: ScriptRunRequest): AcceptedRun {
    if (this.#isClosed) throw globalError(503, 'backendError', 'The services are stopping.');
    if (this.#isFullFor(order.effectiveUser)) {
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
    const tickets = [...this.#waiting];
    for (const ticket of tickets) this.#cancel(ticket);
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
      this.#startCount += 1;
      this.#lastStarts.set(ticket.order.effectiveUser, this.#startCount);
      void this.#runOn(thread, ticket);
    }
  }

  /**
   * Returns the next run to start: of the users with the fewest runs in progress, the first waiting run of the user whose latest
   * start is longest ago. Returns undefined if too few threads are free for another run of that user.
   */
  #findNext(): Ticket | undefined {
    const countOf = ({ order }: Ticket) => countRuns(this.#running, order.effectiveUser);
    const getTurn = ({ order }: Ticket) => this.#lastStarts.get(order.effectiveUser) ?? 0;
    const [next] = this.#waiting.toSorted(
      (one, other) => countOf(one) - countOf(other) || getTurn(one) - getTurn(other),
    );
    const freeCount = this.#settings.concurrency - this.#running.size;
    return next && freeCount > countOf(next) ? next : undefined;
  }

  #isFullFor(user: string): boolean {
    const waitingCount = countRuns(this.#waiting, user);
    if (this.#waiting.length >= MAX_WAITING && waitingCount > 0) return true;
    return waitingCount + countRuns(this.#running, user) >= MAX_RUNS_PER_USER;
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
    if (this.#isClosed) return;
    this.#startWaiting();
    if (this.#waiting.length === 0) this.#lastStarts.clear();
  }
}

function countRuns(tickets: Iterable<Ticket>, user: string): number {
  let count = 0;
  for (const { order } of tickets) if (order.effectiveUser === user) count += 1;
  return count;
}
