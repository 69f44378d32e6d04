import type { StateMachine } from './state-machine.ts';

/**
 * Where an intent of the audit trail stands. `beginning`: it is being written; `inDoubt`: the store said that it was not written;
 * `open`: it is on record, and its action goes on; `late`: the store has not taken its outcome yet; `unknown`: nobody knows its outcome.
 */
export type IntentState = 'beginning' | 'inDoubt' | 'open' | 'late' | 'recorded' | 'unknown';

/**
 * What happens to an intent: the store writes it, or says that it has not; its outcome is written, refused by the store, or dropped
 * because too many wait; and another one finds that its process is lost, or that its action was never begun.
 */
export type IntentEvent = 'write' | 'fail' | 'record' | 'defer' | 'drop' | 'giveUp';

/** The state machine of intents. Whoever acted knows better than who gave an intent up, so that an outcome may follow on `unknown`. */
export const INTENT_TRANSITIONS: StateMachine<IntentState, IntentEvent> = {
  write: { from: ['beginning'], to: 'open' },
  fail: { from: ['beginning'], to: 'inDoubt' },
  record: { from: ['open', 'late', 'unknown'], to: 'recorded' },
  defer: { from: ['open'], to: 'late' },
  drop: { from: ['open'], to: 'inDoubt' },
  giveUp: { from: ['inDoubt', 'open', 'late'], to: 'unknown' },
};

/** All states. */
export const INTENT_STATES: readonly IntentState[] = ['beginning', 'inDoubt', 'open', 'late', 'recorded', 'unknown'];

/** States of intents whose process lives and will say what became of them: nobody else gives them up. */
export const AWAITED_INTENT_STATES: readonly IntentState[] = ['beginning', 'open', 'late'];
