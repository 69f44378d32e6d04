import type { components } from '@rotunda/api-client/bff-types';
import { FEED_TRANSITIONS, type FeedEvent, type FeedState } from '#domain/states/feed-states.ts';
import { nextState } from '#domain/states/state-machine.ts';
import type { ServiceTopic } from '#platform/invalidations/service-topic.ts';
import type { Viewer } from './live-upstream.ts';
import type { OpenChannel } from './watch-channels.ts';

/** How the topics of a stream are kept up to date now. */
export type LiveStatus = components['schemas']['LiveStatus'];
export type LiveMode = LiveStatus['mode'];

/** A subscription of a viewer to a topic; `mayWatch` says whether the policy allows the viewer to open channels for it. */
export type TopicSubscription = { topic: ServiceTopic; mayWatch: boolean };

/** What a feed has to do, by the member with its due time. */
export type FeedTask = 'dueAt' | 'checkAt' | 'touchAt';

/** One topic that streams of a session subscribe to. Times are Unix milliseconds. */
export type LiveFeed = TopicSubscription & {
  viewer: Viewer;
  watchers: number;
  unwatchedSince: number;
  /** Undefined before the first try and when the topic is polled. */
  channel: OpenChannel | undefined;
  state: FeedState;
  /** Whether `sync` has been sent: changes are reported from then on. */
  isSynced: boolean;
  /** The tasks that failed the last time. */
  failed: Set<FeedTask>;
  digest: string | undefined;
  /** The newest message of the channel when it was last checked. */
  newestMessage: number;
  /** When the topic is polled, or its channel opened or renewed. */
  dueAt: number;
  /** When it is next checked whether the channel delivers. */
  checkAt: number;
  touchAt: number;
  busy: Promise<void> | undefined;
};

const WORST_FIRST: readonly LiveMode[] = ['stopped', 'starting', 'unheard', 'polled', 'pushed'];

/** A feed that has not begun. */
export function createFeed(viewer: Viewer, subscription: TopicSubscription, canWatch: boolean): LiveFeed {
  return {
    ...subscription,
    viewer,
    watchers: 0,
    unwatchedSince: 0,
    channel: undefined,
    state: subscription.mayWatch && canWatch ? 'unopened' : 'polled',
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

/** Has an event happen to a feed; false when it has no effect. */
export function applyToFeed(feed: LiveFeed, event: FeedEvent): boolean {
  const state = nextState(FEED_TRANSITIONS, feed.state, event);
  feed.state = state ?? feed.state;
  return state !== undefined;
}

/** How a feed is kept up to date now. */
export function modeOf({ failed, isSynced, state }: LiveFeed): LiveMode {
  if (failed.size > 0) return 'stopped';
  return isSynced && state !== 'unopened' ? state : 'starting';
}

/** The status of a stream by its feeds: the worst mode, and the topics in it. Topics of the console itself are pushed. */
export function toStatus(feeds: readonly LiveFeed[]): LiveStatus {
  const modes = feeds.map((feed) => ({ name: feed.topic.name, mode: modeOf(feed) }));
  const mode = WORST_FIRST.find((one) => modes.some((feed) => feed.mode === one)) ?? 'pushed';
  return { mode, topics: modes.filter((feed) => feed.mode === mode).map(({ name }) => name) };
}
