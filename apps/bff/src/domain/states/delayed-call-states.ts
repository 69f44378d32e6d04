import type { StateMachine } from './state-machine.ts';

/** The state of a delayed call. */
export type DelayedCallState = 'held' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'unknown';

/**
 * An event of a delayed call, caused by its user, by the process that sends it, or by a process that detects the loss of that
 * process.
 */
export type DelayedCallEvent = 'cancel' | 'claim' | 'postpone' | 'giveUp' | 'succeed' | 'fail';

/**
 * The state machine of delayed calls. The process that sent a call overrides a process that gave up on it. A call is claimed with
 * a lease, so that only one process sends it; `giveUp` happens after the lease expires.
 */
export const DELAYED_CALL_TRANSITIONS: StateMachine<DelayedCallState, DelayedCallEvent> = {
  cancel: { from: ['held'], to: 'cancelled' },
  claim: { from: ['held'], to: 'sending' },
  postpone: { from: ['sending'], to: 'held' },
  giveUp: { from: ['sending'], to: 'unknown' },
  succeed: { from: ['sending', 'unknown'], to: 'sent' },
  fail: { from: ['sending', 'unknown'], to: 'failed' },
};

/** All states, as stored. */
export const DELAYED_CALL_STATES: readonly DelayedCallState[] = [
  'held',
  'sending',
  'sent',
  'failed',
  'cancelled',
  'unknown',
];
