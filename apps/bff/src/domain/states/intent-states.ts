import type { StateMachine } from './state-machine.ts';

/**
 * The state of an intent in the audit trail. `beginning`: being written; `inDoubt`: the store reported that the write failed;
 * `open`: recorded, with its action in progress; `late`: the store has not accepted the outcome yet; `unknown`: the outcome is
 * unknown.
 */
export type IntentState = 'beginning' | 'inDoubt' | 'open' | 'late' | 'recorded' | 'unknown';

/**
 * An event of an intent: the store writes it or reports a failure; its outcome is written, rejected by the store, or dropped
 * because too many are queued; or another process detects that its process is lost or its action never began.
 */
export type IntentEvent = 'write' | 'fail' | 'record' | 'defer' | 'drop' | 'giveUp';

/** The state machine of intents. The process that acted overrides a process that gave up, so an outcome may follow `unknown`. */
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

/** The states of intents whose process is alive and will report the outcome. No other process gives up on them. */
export const AWAITED_INTENT_STATES: readonly IntentState[] = ['beginning', 'open', 'late'];
