import type { Worker } from 'node:worker_threads';

const IDLE_MS = 5_000;

/** Threads of one kind. A thread that has done its work waits a few seconds for more, because loading its libraries takes long. */
export class IdleThreads {
  readonly #idle: Worker[] = [];
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** A thread that waits, else a new one. */
  take(): Worker {
    const worker = this.#idle.pop() ?? this.#open();
    worker.ref();
    return worker;
  }

  /** Lets a thread wait for more work without keeping the process alive. */
  park(worker: Worker): void {
    worker.unref();
    this.#idle.push(worker);
    setTimeout(() => {
      if (this.#remove(worker)) void worker.terminate();
    }, IDLE_MS).unref();
  }

  isIdle(worker: Worker): boolean {
    return this.#idle.includes(worker);
  }

  #open(): Worker {
    const worker = this.#start();
    worker.on('exit', () => this.#remove(worker));
    return worker;
  }

  /** Whether the thread was among those that wait. */
  #remove(worker: Worker): boolean {
    const place = this.#idle.indexOf(worker);
    if (place >= 0) this.#idle.splice(place, 1);
    return place >= 0;
  }
}
