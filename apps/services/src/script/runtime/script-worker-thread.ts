import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import type {
  PropertyChange,
  RunServices,
  ScriptLogEntry,
  ScriptOutcome,
  ScriptResult,
  ScriptRun,
  TriggerChange,
} from '#core/operations/script-engine.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import { loadEngine } from './load-engine.ts';
import type {
  RunLimits,
  ServiceReply,
  ServiceRequest,
  WorkerMessage,
  WorkerRequest,
  WorkerSettings,
} from './run-messages.ts';
import { OUT_OF_MEMORY_MESSAGE, platformError, TIMEOUT_MESSAGE } from './script-errors.ts';

// The sandbox ends a run within milliseconds, except during a single long operation of the engine.
const GRACE_MS = 1_000;
// The engine's frames are on the thread's stack, and the engine's own limit must be reached first.
const RESOURCE_LIMITS = { stackSizeMb: 16, maxOldGenerationSizeMb: 256 };

/** Receives the events of a run. */
export type RunObserver = {
  readonly services: RunServices;
  readonly onBegin: () => void;
  readonly onLog?: (entry: ScriptLogEntry) => void;
};

type CurrentRun = RunObserver & {
  readonly finish: (end: ScriptResult) => void;
  readonly fail: (error: unknown) => void;
  readonly logs: ScriptLogEntry[];
  readonly propertyChanges: PropertyChange[];
  readonly triggerChanges: TriggerChange[];
};

/** A thread that runs one script at a time. It keeps the process alive only during a run. */
export class ScriptWorkerThread {
  readonly #limits: RunLimits;
  readonly #worker: Worker;
  readonly #replies: MessagePort;
  /** Incremented with each reply, which wakes the waiting thread. */
  readonly #signal = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  #current: CurrentRun | undefined;
  #watchdog: NodeJS.Timeout | undefined;
  #isAlive = true;

  constructor(limits: RunLimits) {
    this.#limits = limits;
    loadEngine();
    const { port1, port2 } = new MessageChannel();
    this.#replies = port1;
    const workerData: WorkerSettings = { limits, replies: { port: port2, signal: this.#signal } };
    this.#worker = startThread(new URL('./script-worker.ts', import.meta.url), {
      workerData,
      transferList: [port2],
      resourceLimits: RESOURCE_LIMITS,
      name: 'script',
    });
    this.#worker.unref();
    this.#worker.on('message', (message: WorkerMessage) => this.#receive(message));
    this.#worker.on('error', (error) => this.#die(error));
    this.#worker.on('exit', (code) => this.#die(new Error(`a script worker exited with code ${code}`)));
  }

  /** Whether it can accept another run. */
  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Runs a script to its end, with any outcome. Rejects only if the thread itself fails. */
  run(run: ScriptRun, observer: RunObserver): Promise<ScriptOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<ScriptOutcome>();
    const logs: ScriptLogEntry[] = [];
    const propertyChanges: PropertyChange[] = [];
    const triggerChanges: TriggerChange[] = [];
    const finish = (end: ScriptResult) => resolve({ end, logs, propertyChanges, triggerChanges });
    this.#current = { ...observer, finish, fail: reject, logs, propertyChanges, triggerChanges };
    this.#worker.ref();
    const request: WorkerRequest = { run };
    this.#worker.postMessage(request);
    return promise;
  }

  /** Ends the thread and cancels a run in progress. */
  async stop(): Promise<void> {
    this.#settle()?.finish({ status: 'CANCELED' });
    this.#isAlive = false;
    await this.#worker.terminate();
  }

  #receive(message: WorkerMessage): void {
    const current = this.#current;
    if (!current) return;
    if (message.kind === 'log') {
      current.logs.push(message.entry);
      current.onLog?.(message.entry);
    } else if (message.kind === 'request') void this.#perform(current, message.request);
    else if (message.kind === 'property') current.propertyChanges.push(message.change);
    else if (message.kind === 'trigger') current.triggerChanges.push(message.change);
    else if (message.kind === 'end') this.#settle()?.finish(message.end);
    else {
      this.#watchdog = setTimeout(() => this.#kill(), this.#limits.timeoutMs + GRACE_MS);
      current.onBegin();
    }
  }

  async #perform({ services, propertyChanges }: CurrentRun, request: ServiceRequest): Promise<void> {
    const { id, name, argumentsJson } = request;
    const result = await services.call(name, argumentsJson, () => propertyChanges.splice(0));
    const reply: ServiceReply = { id, ...result };
    this.#replies.postMessage(reply);
    const signal = new Int32Array(this.#signal);
    Atomics.add(signal, 0, 1);
    Atomics.notify(signal, 0);
  }

  #kill(): void {
    this.#isAlive = false;
    this.#settle()?.finish({ status: 'TIMED_OUT', error: platformError(TIMEOUT_MESSAGE) });
    void this.#worker.terminate();
  }

  #die(error: Error & { code?: string }): void {
    this.#isAlive = false;
    this.#replies.close();
    const current = this.#settle();
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      current?.finish({ status: 'FAILED', error: platformError(OUT_OF_MEMORY_MESSAGE) });
    } else {
      current?.fail(error);
    }
  }

  #settle(): CurrentRun | undefined {
    const current = this.#current;
    this.#current = undefined;
    clearTimeout(this.#watchdog);
    this.#worker.unref();
    return current;
  }
}
