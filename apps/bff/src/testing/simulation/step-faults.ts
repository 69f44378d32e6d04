/** How a step fails: it has no effect, or its effect is unknown to the process, which may be dead. */
export type StepFault = 'before' | 'after' | 'lostBefore' | 'lostAfter';

/** The steps that count towards a fault: writes whose label contains a word, or all steps. */
export type FaultySteps = { writing: string } | 'any';

type Planned = { fault: StepFault; steps: FaultySteps; after: number };

/** The planned faults of a process's steps. */
export class StepFaults {
  #planned: Planned[] = [];

  /** Plans a fault after a number of matching steps. */
  plan(steps: FaultySteps, fault: StepFault, after: number): void {
    this.#planned.push({ steps, fault, after });
  }

  /** Returns the fault of the next step, or undefined if there is none. */
  next(label: string, isWrite: boolean): StepFault | undefined {
    let fault: StepFault | undefined;
    for (const planned of this.#planned) {
      if (planned.steps !== 'any' && !(isWrite && label.includes(planned.steps.writing))) continue;
      planned.after -= 1;
      if (planned.after < 0) fault ??= planned.fault;
    }
    this.#planned = this.#planned.filter(({ after }) => after >= 0);
    return fault;
  }

  /** Removes all faults. */
  clear(): void {
    this.#planned = [];
  }
}
