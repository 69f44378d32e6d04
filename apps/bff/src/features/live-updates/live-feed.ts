import type { components } from '@rotunda/api-client/bff-types';
import { FEED_TRANSITIONS, type FeedEvent, type FeedState } from '#domain/states/feed-states.ts';
import { getNextState } from '#domain/states/state-machine.ts';
import type { ServiceTopic } from '#platform/invalidations/service-topic.ts';
import type { Viewer } from './live-upstream.ts';
import type { OpenChannel } from './watch-channels.ts';

/** How the topics of a stream are currently kept up to date. */
export type LiveStatus = components['schemas']['LiveStatus'];
export type LiveMode = LiveStatus['mode'];

/** A viewer's subscription to a topic. `canWatch` is whether the policy allows the viewer to open channels for it. */
export type TopicSubscription = { topic: ServiceTopic; canWatch: boolean };

/** The tasks of a feed, named after the field with their due time. */
export type FeedTask = 'dueAt' | 'checkAt' | 'touchAt';

/** A topic that streams of a session subscribe to. Times are Unix milliseconds. */
export type LiveFeed = TopicSubscription & {
  viewer: Viewer;
  watchers: number;
  unwatchedSince: number;
  /** Undefined before the first attempt and while the topic is polled. */
  channel: OpenChannel | undefined;
  state: FeedState;
  /** Whether `sync` has been sent. Changes are reported from then on. */
  isSynced: boolean;
  /** The tasks whose last attempt failed. */
  failed: Set<FeedTask>;
  digest: string | undefined;
  /** The newest message of the channel at its last check. */
  newestMessage: number;
  /** When to poll the topic, or to open or renew its channel. */
  dueAt: number;
  /** When to check again that the channel delivers. */
  checkAt: number;
  touchAt: number;
  busy: Promise<void> | undefined;
};

const WORST_FIRST: readonly LiveMode[] = ['stopped', 'starting', 'silent', 'polled', 'pushed'];

/** Creates a feed that has not started. */
export function createFeed(viewer: Viewer, subscription: TopicSubscription, canWatch: boolean): LiveFeed {
  return {
    ...subscription,
    viewer,
    watchers: 0,
    unwatchedSince: 0,
    channel: undefined,
    state: subscription.canWatch && canWatch ? 'unopened' : 'polled',
    isSynced: false,
    failed: new Set(),
    digest: undefined,
    newestMessage: 0,
    dueAt: 0,
    checkAt: 0,
    touchAt: 0,
    busy: undefined,
  };
}

/** Applies an event to a feed. Returns false if it has no effect. */
export function applyToFeed(feed: LiveFeed, event: FeedEvent): boolean {
  const state = getNextState(FEED_TRANSITIONS, feed.state, event);
  feed.state = state ?? feed.state;
  return state !== undefined;
}

/** Returns how a feed is currently kept up to date. */
export function getMode({ failed, isSynced, state }: LiveFeed): LiveMode {
  if (failed.size > 0) return 'stopped';
  return isSynced && state !== 'unopened' ? state : 'starting';
}

/**
 * Returns the status of a stream from its feeds: the worst mode, and the topics in that mode. The console's own topics are
 * pushed.
 */
export function toStatus(feeds: readonly LiveFeed[]): LiveStatus {
  const modes = feeds.map((feed) => ({ name: feed.topic.name, mode: getMode(feed) }));
  const mode = WORST_FIRST.find((one) => modes.some((feed) => feed.mode === one)) ?? 'pushed';
  return { mode, topics: modes.filter((feed) => feed.mode === mode).map(({ name }) => name) };
}
