import type { Worker } from 'node:worker_threads';

const POLL_MS = 100;

/**
 * Aborts its signal if a thread exceeds a memory limit outside its heap. The resource limits of threads do not count byte
 * buffers, and a small file can decompress to large ones. Dispose of it when the work is done.
 */
export class ThreadMemoryLimit implements Disposable {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(worker: Worker, maxBytes: number) {
    this.#timer = setInterval(() => void this.#check(worker, maxBytes), POLL_MS);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  async #check(worker: Worker, maxBytes: number): Promise<void> {
    // A thread that has ended has no statistics.
    const statistics = await worker.getHeapStatistics().catch(() => undefined);
    if (statistics && statistics.external_memory > maxBytes) {
      this.#controller.abort(new RangeError('the thread uses too much memory'));
    }
  }
}
