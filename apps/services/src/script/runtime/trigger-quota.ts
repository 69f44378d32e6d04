import type { TriggerFacts } from '#core/operations/script-engine.ts';
import { HostException } from '#script/host-exception.ts';
import { MAX_TRIGGERS } from '#script/triggers/trigger-store.ts';

// Changes are retained until the run has ended. No script needs this many.
const MAX_CHANGES = 5_000;

/** Limits the number of a user's triggers for a script, and the number of changes by a run. */
export class TriggerQuota {
  readonly #ids: Set<string>;
  #changes = 0;

  constructor(triggers: readonly TriggerFacts[]) {
    this.#ids = new Set(triggers.map(({ triggerId }) => triggerId));
  }

  /** Adds a trigger. Throws HostException if a limit is reached. */
  add(triggerId: string): void {
    if (this.#ids.size >= MAX_TRIGGERS) {
      const advice = 'Triggers must be deleted from the script before more can be added.';
      throw new HostException(`This script has too many triggers. ${advice}`);
    }
    this.#count();
    this.#ids.add(triggerId);
  }

  /** Removes a trigger. Returns false if it does not exist. Throws HostException after too many changes. */
  remove(triggerId: string): boolean {
    if (!this.#ids.has(triggerId)) return false;
    this.#count();
    return this.#ids.delete(triggerId);
  }

  #count(): void {
    this.#changes += 1;
    if (this.#changes > MAX_CHANGES) {
      throw new HostException('Service invoked too many times in a short time: triggers.');
    }
  }
}
