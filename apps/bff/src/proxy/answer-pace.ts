import { stayAwake } from './stay-awake.ts';

// A process that fell asleep needs some 50 µs to be at work again, which counts beside answers as quick as these alone.
const QUICK_MS = 0.3;

/** How quickly a service answers, so that the answers of one that is near are awaited awake. */
export class AnswerPace {
  readonly #stayAwake: (durationMs: number) => void;
  #isQuick = false;

  constructor(stay = stayAwake) {
    this.#stayAwake = stay;
  }

  /** A call has been sent. */
  onSent(): void {
    if (this.#isQuick) this.#stayAwake(QUICK_MS);
  }

  /** An answer has begun, so many milliseconds after its call was sent. */
  onAnswered(durationMs: number): void {
    this.#isQuick = durationMs <= QUICK_MS;
  }
}
