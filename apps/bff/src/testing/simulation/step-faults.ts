/** How a step fails: it has no effect, or its effect is not known to whoever asked for it, who may be gone. */
export type StepFault = 'before' | 'after' | 'lostBefore' | 'lostAfter';

/** Steps that count until a fault: writes whose label has a word, or all steps. */
export type FaultySteps = { writing: string } | 'any';

type Planned = { fault: StepFault; steps: FaultySteps; after: number };

/** The faults that the steps of a process are to have. */
export class StepFaults {
  #planned: Planned[] = [];

  /** Has one of some steps fail, after so many of them. */
  plan(steps: FaultySteps, fault: StepFault, after: number): void {
    this.#planned.push({ steps, fault, after });
  }

  /** How a step fails that comes now; undefined when it does not. */
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

  /** Ends all faults. */
  clear(): void {
    this.#planned = [];
  }
}
