import {
  AWAITED_INTENT_STATES,
  INTENT_TRANSITIONS,
  type IntentEvent,
  type IntentState,
} from '#domain/states/intent-states.ts';
import { nextState } from '#domain/states/state-machine.ts';

type Intent = { state: IntentState; readonly ended: PromiseWithResolvers<void> };

/** The intents of this process whose outcome is not on record yet. */
export class OpenIntents {
  readonly #intents = new Map<string, Intent>();
  #areInDoubt = false;

  /** Whether an intent may be on record that nobody will record an outcome of. */
  get areInDoubt(): boolean {
    return this.#areInDoubt;
  }

  /** How many actions go on. */
  get openCount(): number {
    return [...this.#intents.values()].filter(({ state }) => state === 'open').length;
  }

  /** Notes whether the store has written an intent, which has no ID where it has not. */
  begin(id: string | undefined): void {
    const state = nextState(INTENT_TRANSITIONS, 'beginning', id === undefined ? 'fail' : 'write');
    if (state === 'inDoubt') this.#areInDoubt = true;
    else if (state && id !== undefined) this.#intents.set(id, { state, ended: Promise.withResolvers() });
  }

  /** Notes what has happened to an intent. */
  apply(id: string, event: IntentEvent): void {
    const intent = this.#intents.get(id);
    const state = intent && nextState(INTENT_TRANSITIONS, intent.state, event);
    if (!intent || !state) return;
    intent.state = state;
    if (state === 'inDoubt') this.#areInDoubt = true;
    if (state !== 'open') intent.ended.resolve();
    if (!AWAITED_INTENT_STATES.includes(state)) this.#intents.delete(id);
  }

  /** Whether an outcome of an intent is still to come. */
  isAwaited(id: string): boolean {
    return this.#intents.has(id);
  }

  /** Says that all intents in doubt are given up. */
  giveUp(): void {
    this.#areInDoubt = false;
  }

  /** Resolves when the actions that go on now have ended. */
  async settle(): Promise<void> {
    await Promise.all([...this.#intents.values()].map(({ ended }) => ended.promise));
  }
}
