import type { StateMachine } from './state-machine.ts';

/** Where a delayed call stands. */
export type DelayedCallState = 'held' | 'sending' | 'sent' | 'failed' | 'cancelled' | 'unknown';

/** What happens to a delayed call: its user acts, or the process that sends it, or one that finds that process gone. */
export type DelayedCallEvent = 'cancel' | 'claim' | 'postpone' | 'giveUp' | 'succeed' | 'fail';

/**
 * The state machine of delayed calls. Whoever sent a call knows better than who gave it up. A call is claimed by a lease: one process
 * sends it, and `giveUp` happens when the lease has run out.
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
