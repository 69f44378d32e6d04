import { setImmediate } from 'node:timers/promises';
import { globalError } from '#core/errors/service-error.ts';
import type {
  AcceptedRun,
  OpenRunServices,
  ProcessInProgress,
  ScriptEngine,
  ScriptOrder,
  ScriptOutcome,
} from '#core/operations/script-engine.ts';
import type { RunLimits } from './run-messages.ts';
import { ScriptWorkerThread } from './script-worker-thread.ts';

/** Bounds of the pool and of each run in it. */
export type ScriptPoolSettings = RunLimits & {
  /** How many scripts run at the same time. */
  concurrency: number;
};

type Ticket = {
  order: ScriptOrder;
  started: PromiseWithResolvers<void>;
  ended: PromiseWithResolvers<ScriptOutcome>;
  /** The one that it runs on. */
  thread?: ScriptWorkerThread;
};

// As on the public service.
const MAX_RUNS_OF_A_PERSON = 30;
// Enough runs of full length to keep a pool of four busy for some minutes; nobody waits longer for a response.
const MAX_WAITING = 60;

/**
 * Runs scripts in worker threads, each run in a sandbox of its own. Threads are started when there is work for them and
 * replaced when a script had to be stopped together with its thread. The person with the fewest runs in progress is next,
 * so that nobody has to wait for all the runs that somebody else has asked for.
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

  execute(order: ScriptOrder): AcceptedRun {
    if (this.#isClosed) throw globalError(503, 'backendError', 'The services are stopping.');
    if (this.#waiting.length === MAX_WAITING || this.#countRuns(order.effectiveUser) === MAX_RUNS_OF_A_PERSON) {
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

  /** Cancels what runs and what waits, and ends the threads. Nothing is taken on afterwards. */
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
    while (this.#waiting.length > 0) {
      const thread = this.#takeThread();
      const ticket = thread && this.#takeTicket();
      if (!ticket) return;
      void this.#runOn(thread, ticket);
    }
  }

  /** The run that waits longest among those of the people with the fewest runs in progress. */
  #takeTicket(): Ticket | undefined {
    const inProgress = new Map<string, number>();
    for (const { order } of this.#running) {
      inProgress.set(order.effectiveUser, (inProgress.get(order.effectiveUser) ?? 0) + 1);
    }
    const countOf = ({ order }: Ticket) => inProgress.get(order.effectiveUser) ?? 0;
    const fewest = Math.min(...this.#waiting.map(countOf));
    const next = this.#waiting.findIndex((ticket) => countOf(ticket) === fewest);
    return this.#waiting.splice(next, 1)[0];
  }

  #countRuns(user: string): number {
    return [...this.#running, ...this.#waiting].filter(({ order }) => order.effectiveUser === user).length;
  }

  #takeThread(): ScriptWorkerThread | undefined {
    let idle = this.#idle.pop();
    // A thread may have come to its end with nothing to do.
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
    // Whoever waits for the outcome writes it down now, so that the next run finds it.
    await setImmediate();
    this.#running.delete(ticket);
    if (thread.isAlive) this.#idle.push(thread);
    else this.#threads.delete(thread);
    if (!this.#isClosed) this.#startWaiting();
  }
}
