import type { Clock } from '#domain/clock.ts';

/**
 * Compare-and-set of the end of a lease in the store, both in Unix milliseconds: whether the store had the first and has
 * the second now.
 */
export type CompareAndSwapExpiry = (fromMs: number, toMs: number) => Promise<boolean>;

const LEASE_MS = 30_000;
const RENEWED_BEFORE_END_MS = 20_000;

/** When a lease ends that begins now, in Unix milliseconds. */
export function endOfLease(clock: Clock): number {
  return clock.nowMs() + LEASE_MS;
}

/**
 * A hold on work in the background that another process takes over once it has run out. Nobody takes one over before its
 * end, so the ends of one and the same work only grow, and the end that a process wrote last says whether it is still its.
 */
export class JobLease {
  readonly #clock: Clock;
  readonly #swap: CompareAndSwapExpiry;
  #endMs: number;
  #isLost = false;
  #isSeenToEnd = false;
  /** Writes follow each other: each compares with what the last one wrote. */
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock, endMs: number, swap: CompareAndSwapExpiry) {
    this.#clock = clock;
    this.#endMs = endMs;
    this.#swap = swap;
  }

  /**
   * Whether the work may go on. It may not when the process has slept for so long that another one may be at it, and then
   * never again: what was left half way would count as done.
   */
  isHeld(): boolean {
    if (this.#clock.nowMs() >= this.#endMs) this.#isSeenToEnd = true;
    return !this.#isLost && !this.#isSeenToEnd;
  }

  /** Moves the end on when it is near; false when another process has taken the work over. Throws as the store does. */
  async renew(): Promise<boolean> {
    return this.#write(async () => {
      if (this.#clock.nowMs() < this.#endMs - RENEWED_BEFORE_END_MS) return;
      await this.#moveTo(endOfLease(this.#clock), this.#swap);
    });
  }

  /**
   * Leaves the work to whoever takes it over, at once; false when somebody has already, and nothing was written. Throws as
   * the store does. A swap of the caller's own writes more than the end.
   */
  async release(swap: CompareAndSwapExpiry = this.#swap): Promise<boolean> {
    return this.#write(() => this.#moveTo(0, swap));
  }

  async #moveTo(endMs: number, swap: CompareAndSwapExpiry): Promise<void> {
    if (await swap(this.#endMs, endMs)) this.#endMs = endMs;
    else this.#isLost = true;
  }

  #write(work: () => Promise<void>): Promise<boolean> {
    const written = this.#lastWrite.then(async () => {
      if (!this.#isLost) await work();
      return !this.#isLost;
    });
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }
}
