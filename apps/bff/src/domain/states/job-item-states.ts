import type { StateMachine } from './state-machine.ts';

/** What became of an item of a job. */
export type ItemState = 'waiting' | 'running' | 'done' | 'retryable' | 'final' | 'skipped' | 'notTried';

/** How calling an item ends. */
export type ItemEnd = Extract<ItemState, 'done' | 'retryable' | 'final' | 'skipped'>;

/** What happens to an item: a call of it begins or ends, its process is lost, or its job is stopped or tried again. */
export type ItemEvent = 'begin' | 'requeue' | 'callAgain' | 'lose' | 'leave' | 'giveUp' | 'retry' | ItemEnd;

// A call ends as its process says, also when another process has taken that one for lost meanwhile.
const CALLED: readonly ItemState[] = ['running', 'waiting', 'retryable', 'notTried'];

/** The state machine of items. The number of attempts says whether the call that ends is the last one that began. */
export const ITEM_TRANSITIONS: StateMachine<ItemState, ItemEvent> = {
  begin: { from: ['waiting'], to: 'running' },
  requeue: { from: ['running'], to: 'waiting' },
  callAgain: { from: ['running'], to: 'waiting' },
  lose: { from: ['running'], to: 'retryable' },
  leave: { from: ['waiting'], to: 'notTried' },
  // It was called before: that call may have been carried out.
  giveUp: { from: ['waiting'], to: 'retryable' },
  retry: { from: ['retryable', 'notTried'], to: 'waiting' },
  done: { from: CALLED, to: 'done' },
  retryable: { from: CALLED, to: 'retryable' },
  final: { from: CALLED, to: 'final' },
  skipped: { from: CALLED, to: 'skipped' },
};

/** All states, in the order in which reports list them. */
export const ITEM_STATES: readonly ItemState[] = [
  'waiting',
  'running',
  'done',
  'retryable',
  'final',
  'skipped',
  'notTried',
];

/** States of items that keep their job from ending. */
export const UNFINISHED_ITEM_STATES: readonly ItemState[] = ['waiting', 'running'];

/** States of items that are being called. */
export const CALLED_ITEM_STATES: readonly ItemState[] = ['running'];

/** States of items that were called and not done. */
export const BROKEN_ITEM_STATES: readonly ItemState[] = ['retryable', 'final', 'skipped'];
