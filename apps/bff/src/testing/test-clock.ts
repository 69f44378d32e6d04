import { type Clock, systemClock } from '#domain/clock.ts';

/** Scheduled work, and the function that cancels its real timer. */
type Timer = { dueMs: number; work: () => void; cancel: () => void };

/** The system clock, with which a test can let time pass instantly. */
export class TestClock implements Clock {
  readonly elapsedMs = systemClock.elapsedMs;
  readonly #timers = new Set<Timer>();
  #setMs = 0;
  #passedMs = 0;

  nowMs(): number {
    return Date.now() + this.#setMs + this.#passedMs;
  }

  after(delayMs: number, work: () => void): () => void {
    const timer: Timer = { dueMs: this.#monotonicMs + delayMs, work, cancel: () => undefined };
    this.#timers.add(timer);
    this.#wait(timer);
    return () => {
      this.#timers.delete(timer);
      timer.cancel();
    };
  }

  /** Advances the time. Timers that become due fire immediately. */
  advance(durationMs: number): void {
    this.#passedMs += durationMs;
    for (const timer of [...this.#timers].toSorted((one, other) => one.dueMs - other.dueMs)) {
      timer.cancel();
      this.#wait(timer);
    }
  }

  /** Sets the clock forward or back without affecting timers. */
  set(byMs: number): void {
    this.#setMs += byMs;
  }

  get #monotonicMs(): number {
    return systemClock.elapsedMs() + this.#passedMs;
  }

  #wait(timer: Timer): void {
    timer.cancel = systemClock.after(Math.max(timer.dueMs - this.#monotonicMs, 0), () => {
      this.#timers.delete(timer);
      timer.work();
    });
  }
}
