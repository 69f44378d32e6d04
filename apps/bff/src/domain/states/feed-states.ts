import type { StateMachine } from './state-machine.ts';

/**
 * How a live topic is kept up to date. `unopened`: no channel tried yet; `pushed`: by a channel; `silent`: by polling and a
 * channel that missed a delivery; `polled`: by polling alone.
 */
export type FeedState = 'unopened' | 'pushed' | 'silent' | 'polled';

/** An event of a feed: its channel is opened or refused, or a check finds that the channel delivers or misses messages. */
export type FeedEvent = 'open' | 'refuse' | 'hear' | 'miss';

/** The state machine of feeds. A new channel that replaces a silent one must first deliver. */
export const FEED_TRANSITIONS: StateMachine<FeedState, FeedEvent> = {
  open: { from: ['unopened', 'pushed'], to: 'pushed' },
  refuse: { from: ['unopened', 'pushed', 'silent'], to: 'polled' },
  hear: { from: ['silent'], to: 'pushed' },
  miss: { from: ['pushed'], to: 'silent' },
};

/** All states. */
export const FEED_STATES: readonly FeedState[] = ['unopened', 'pushed', 'silent', 'polled'];
