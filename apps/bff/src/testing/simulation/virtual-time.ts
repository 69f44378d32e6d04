import type { Clock } from '#domain/clock.ts';

type Timer = { atMs: number; order: number; work: () => void };

const START_MS = 1_900_000_000_000;

/** Time controlled by a test: a clock that can be set, and timers that are not affected by that. */
export class VirtualTime {
  #passedMs = 0;
  #setMs = START_MS;
  #order = 0;
  readonly #timers = new Set<Timer>();

  /** The Unix milliseconds of the clock. */
  get nowMs(): number {
    return this.#setMs + this.#passedMs;
  }

  /** Returns a clock whose timers do nothing once their owner is dead. */
  clockOf(owner: { readonly isAlive: boolean }): Clock {
    return {
      nowMs: () => this.nowMs,
      elapsedMs: () => this.#passedMs,
      after: (delayMs, work) => {
        this.#order += 1;
        const timer = { atMs: this.#passedMs + Math.max(delayMs, 1), order: this.#order, work };
        timer.work = () => owner.isAlive && work();
        this.#timers.add(timer);
        return () => this.#timers.delete(timer);
      },
    };
  }

  /** Sets the clock forward or back. */
  set(byMs: number): void {
    this.#setMs += byMs;
  }

  /** Advances the time without firing timers. */
  pass(durationMs: number): void {
    this.#passedMs += durationMs;
  }

  /** Fires the next timer if it is due within the given time. Returns whether there was one. */
  fireNext(withinMs = Number.POSITIVE_INFINITY): boolean {
    const next = this.#findNext();
    if (!next || next.atMs > this.#passedMs + withinMs) return false;
    this.#passedMs = Math.max(this.#passedMs, next.atMs);
    this.#timers.delete(next);
    next.work();
    return true;
  }

  /** Removes all timers. */
  clear(): void {
    this.#timers.clear();
  }

  #findNext(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers) {
      if (!next || timer.atMs < next.atMs || (timer.atMs === next.atMs && timer.order < next.order)) next = timer;
    }
    return next;
  }
}
