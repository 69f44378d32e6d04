import {
  AWAITED_INTENT_STATES,
  INTENT_TRANSITIONS,
  type IntentEvent,
  type IntentState,
} from '#domain/states/intent-states.ts';
import { getNextState } from '#domain/states/state-machine.ts';

type Intent = { state: IntentState; readonly ended: PromiseWithResolvers<void> };

/** The intents of this process whose outcomes are not recorded yet. */
export class OpenIntents {
  readonly #intents = new Map<string, Intent>();
  #hasIntentsInDoubt = false;

  /** Whether there may be a recorded intent that nobody will record an outcome for. */
  get hasIntentsInDoubt(): boolean {
    return this.#hasIntentsInDoubt;
  }

  /** The number of actions in progress. */
  get openCount(): number {
    return [...this.#intents.values()].filter(({ state }) => state === 'open').length;
  }

  /** Tracks whether the store has written an intent. Without an ID, the write failed. */
  begin(id: string | undefined): void {
    const state = getNextState(INTENT_TRANSITIONS, 'beginning', id === undefined ? 'fail' : 'write');
    if (state === 'inDoubt') this.#hasIntentsInDoubt = true;
    else if (state && id !== undefined) this.#intents.set(id, { state, ended: Promise.withResolvers() });
  }

  /** Applies an event to an intent. */
  apply(id: string, event: IntentEvent): void {
    const intent = this.#intents.get(id);
    const state = intent && getNextState(INTENT_TRANSITIONS, intent.state, event);
    if (!intent || !state) return;
    intent.state = state;
    if (state === 'inDoubt') this.#hasIntentsInDoubt = true;
    if (state !== 'open') intent.ended.resolve();
    if (!AWAITED_INTENT_STATES.includes(state)) this.#intents.delete(id);
  }

  /** Whether the outcome of an intent is still pending. */
  isAwaited(id: string): boolean {
    return this.#intents.has(id);
  }

  /** Marks all intents in doubt as given up. */
  giveUp(): void {
    this.#hasIntentsInDoubt = false;
  }

  /** Resolves when the current actions have ended. */
  async waitForAll(): Promise<void> {
    await Promise.all([...this.#intents.values()].map(({ ended }) => ended.promise));
  }
}
