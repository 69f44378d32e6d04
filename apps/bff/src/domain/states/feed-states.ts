import type { StateMachine } from './state-machine.ts';

/**
 * How a live topic is kept up to date. `unopened`: no channel was tried yet; `pushed`: by a channel; `unheard`: by a channel that did not
 * deliver what it should have, and by polling; `polled`: by polling alone.
 */
export type FeedState = 'unopened' | 'pushed' | 'unheard' | 'polled';

/** What happens to a feed: its channel is opened or refused, or a check finds that it delivers, or that it does not. */
export type FeedEvent = 'open' | 'refuse' | 'hear' | 'miss';

/** The state machine of feeds. A new channel in the place of one that is not heard has to be heard first. */
export const FEED_TRANSITIONS: StateMachine<FeedState, FeedEvent> = {
  open: { from: ['unopened', 'pushed'], to: 'pushed' },
  refuse: { from: ['unopened', 'pushed', 'unheard'], to: 'polled' },
  hear: { from: ['unheard'], to: 'pushed' },
  miss: { from: ['pushed'], to: 'unheard' },
};

/** All states. */
export const FEED_STATES: readonly FeedState[] = ['unopened', 'pushed', 'unheard', 'polled'];
