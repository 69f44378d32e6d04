import { setImmediate } from 'node:timers';

const SLICE_MS = 20;

/**
 * Limits how long the work of many requests blocks the event loop. Once they have used up a time slice in one turn of the loop,
 * the next requests wait in order for a later turn, so that other work can run.
 */
export class TimeSlices {
  readonly #sliceMs: number;
  readonly #waiting: (() => void)[] = [];
  /** Start of this turn's slice. Undefined if none has started. */
  #startedMs: number | undefined;

  constructor({ sliceMs = SLICE_MS } = {}) {
    this.#sliceMs = sliceMs;
  }

  /** Returns undefined if this turn has time for more work. Otherwise resolves in a turn that has time. */
  next(): Promise<void> | undefined {
    if (this.#waiting.length === 0 && this.#hasTime()) return undefined;
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #hasTime(): boolean {
    if (this.#startedMs === undefined) this.#begin();
    return performance.now() - (this.#startedMs ?? 0) < this.#sliceMs;
  }

  #begin(): void {
    this.#startedMs = performance.now();
    setImmediate(() => this.#end());
  }

  #end(): void {
    this.#startedMs = undefined;
    const resolve = this.#waiting.shift();
    if (!resolve) return;
    // The resumed work runs before any other and counts towards the new slice.
    this.#begin();
    resolve();
  }
}
