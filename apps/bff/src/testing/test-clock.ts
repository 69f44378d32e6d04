import { type Clock, systemClock } from '#domain/clock.ts';

/** The clock of the machine, which can be moved ahead. */
export class TestClock implements Clock {
  readonly elapsedMs = systemClock.elapsedMs;
  #offsetMs = 0;

  nowMs(): number {
    return Date.now() + this.#offsetMs;
  }

  after(delayMs: number, work: () => void): () => void {
    return systemClock.after(delayMs, work);
  }

  advance(durationMs: number): void {
    this.#offsetMs += durationMs;
  }
}
