import type { Worker } from 'node:worker_threads';

const IDLE_MS = 5_000;

/** A pool of threads of one kind. An idle thread waits a few seconds for more work because loading its libraries takes long. */
export class IdleThreads {
  readonly #idle: Worker[] = [];
  readonly #start: () => Worker;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Returns an idle thread, or starts a new one. */
  acquire(): Worker {
    const worker = this.#idle.pop() ?? this.#open();
    worker.ref();
    return worker;
  }

  /** Returns a thread to the pool without keeping the process alive. */
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
    // A thread can also run out of memory after its caller has given up, and an unhandled error would end the process.
    worker.on('error', () => undefined);
    worker.on('exit', () => this.#remove(worker));
    return worker;
  }

  /** Removes a thread from the pool. Returns whether it was idle. */
  #remove(worker: Worker): boolean {
    const place = this.#idle.indexOf(worker);
    if (place >= 0) this.#idle.splice(place, 1);
    return place >= 0;
  }
}
