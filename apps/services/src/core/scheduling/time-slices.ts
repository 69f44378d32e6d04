import { setImmediate } from 'node:timers';

const SLICE_MS = 20;

/**
 * Bounds how long the work of many requests holds the event loop at a time: when they have used up a slice in one turn of
 * the loop, the next ones wait for a later turn, in order, and everything else comes in between.
 */
export class TimeSlices {
  readonly #sliceMs: number;
  readonly #waiting: (() => void)[] = [];
  /** When this turn's slice began; undefined when none has. */
  #startedMs: number | undefined;

  constructor({ sliceMs = SLICE_MS } = {}) {
    this.#sliceMs = sliceMs;
  }

  /** Undefined when there is time for more work in this turn; otherwise resolves in a turn that has time. */
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
    // Its work runs before anything else does, and counts for the next slice.
    this.#begin();
    resolve();
  }
}
