import type { Scheduler } from 'fast-check';
import type { Gate, GateStep } from './controlled-store.ts';
import type { Replica } from './replica.ts';
import { StepFaults } from './step-faults.ts';

const NEVER = new Promise<never>(() => undefined);

/** A console process that may be dead. */
export class SimulatedProcess implements Gate {
  isAlive = true;
  readonly faults = new StepFaults();
  replica: Replica | undefined;
  crash: () => void = () => undefined;
  readonly #scheduler: Scheduler;
  readonly #sharedFaults: StepFaults;
  readonly #onEnd: () => void;

  /** `sharedFaults` apply to whichever process reaches them first. */
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

  /** Kills the process in the middle of any step. */
  end(): void {
    if (!this.isAlive) return;
    this.isAlive = false;
    this.crash();
    this.#onEnd();
  }
}
