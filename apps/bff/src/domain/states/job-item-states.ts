import type { StateMachine } from './state-machine.ts';

/** The state of a job item. */
export type ItemState = 'waiting' | 'running' | 'done' | 'retryable' | 'final' | 'skipped' | 'notStarted';

/** The outcome of calling an item. */
export type ItemEnd = Extract<ItemState, 'done' | 'retryable' | 'final' | 'skipped'>;

/** An event of an item: its call begins or ends, its process is lost, or its job is stopped or retried. */
export type ItemEvent = 'begin' | 'requeue' | 'callAgain' | 'lose' | 'leave' | 'giveUp' | 'retry' | ItemEnd;

// A call ends as its own process reports, even if another process has since considered that process lost.
const CALLED: readonly ItemState[] = ['running', 'waiting', 'retryable', 'notStarted'];

/** The state machine of items. The attempt number identifies whether the call that ends is the latest one. */
export const ITEM_TRANSITIONS: StateMachine<ItemState, ItemEvent> = {
  begin: { from: ['waiting'], to: 'running' },
  requeue: { from: ['running'], to: 'waiting' },
  callAgain: { from: ['running'], to: 'waiting' },
  lose: { from: ['running'], to: 'retryable' },
  leave: { from: ['waiting'], to: 'notStarted' },
  // An earlier call of this item may have been executed.
  giveUp: { from: ['waiting'], to: 'retryable' },
  retry: { from: ['retryable', 'notStarted'], to: 'waiting' },
  done: { from: CALLED, to: 'done' },
  retryable: { from: CALLED, to: 'retryable' },
  final: { from: CALLED, to: 'final' },
  skipped: { from: CALLED, to: 'skipped' },
};

/** All states, in report order. */
export const ITEM_STATES: readonly ItemState[] = [
  'waiting',
  'running',
  'done',
  'retryable',
  'final',
  'skipped',
  'notStarted',
];

/** The states of items that prevent their job from ending. */
export const UNFINISHED_ITEM_STATES: readonly ItemState[] = ['waiting', 'running'];

/** The states of items with a call in progress. */
export const CALLED_ITEM_STATES: readonly ItemState[] = ['running'];

/** The states of items that were called without success. */
export const FAILED_ITEM_STATES: readonly ItemState[] = ['retryable', 'final', 'skipped'];
