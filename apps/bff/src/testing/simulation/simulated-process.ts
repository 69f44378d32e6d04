import type { Scheduler } from 'fast-check';
import type { Gate, GateStep } from './controlled-store.ts';
import type { Replica } from './replica.ts';
import { StepFaults } from './step-faults.ts';

const NEVER = new Promise<never>(() => undefined);

/** A process of the console, which may be gone. */
export class SimulatedProcess implements Gate {
  isAlive = true;
  readonly faults = new StepFaults();
  replica: Replica | undefined;
  lose: () => void = () => undefined;
  readonly #scheduler: Scheduler;
  readonly #sharedFaults: StepFaults;
  readonly #onEnd: () => void;

  /** `sharedFaults` are had by whichever process comes first. */
  constructor(scheduler: Scheduler, sharedFaults: StepFaults, onEnd: () => void) {
    this.#scheduler = scheduler;
    this.#sharedFaults = sharedFaults;
    this.#onEnd = onEnd;
  }

  async pass<T>({ label, isWrite }: GateStep, effect: () => Promise<T>): Promise<T> {
    if (this.isAlive) await this.#scheduler.schedule(Promise.resolve(), label);
    if (!this.isAlive) return NEVER;
    const fault = this.faults.next(label, isWrite) ?? this.#sharedFaults.next(label, isWrite);
    if (fault === 'before') throw new Error('the store is away');
    if (fault === 'lostBefore') this.end();
    if (!this.isAlive) return NEVER;
    const [outcome] = await Promise.allSettled([effect()]);
    if (fault === 'lostAfter') this.end();
    if (!this.isAlive) return NEVER;
    if (fault === 'after') throw new Error(`no response: ${label}`);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }

  /** Ends it in the middle of whatever it does. */
  end(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.lose();
    this.#onEnd();
  }
}
