import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { ChannelStore } from './channel-store.ts';
import { FeedRefresher, type RefresherDeps } from './feed-refresher.ts';
import type { LiveStatus } from './live-feed.ts';
import {
  createFeed,
  type FeedTask,
  getMode,
  type LiveFeed,
  type LiveMode,
  type TopicSubscription,
  toStatus,
} from './live-feed.ts';
import type { Viewer } from './live-upstream.ts';
import type { WatchChannels } from './watch-channels.ts';

/** The dependencies of the live feeds. */
export type FeedDeps = RefresherDeps & { clock: Clock; channels: ChannelStore };

const GRACE_MS = 30_000; // Consecutive pages often show the same resources.
const ABANDONED_AFTER_MS = 5 * 60_000;

/**
 * The topics that streams of this process subscribe to, with one feed per session and topic. Sessions share nothing: each feed
 * uses the session's own credential.
 */
export class LiveFeeds {
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #channels: ChannelStore;
  readonly #refresher: FeedRefresher;
  readonly #feeds = new Map<string, LiveFeed>();
  #onSettled: () => void = () => undefined;
  #sweepAt = 0;

  constructor(deps: FeedDeps) {
    this.#clock = deps.clock;
    this.#log = deps.log;
    this.#channels = deps.channels;
    this.#refresher = new FeedRefresher(deps);
  }

  /** Enables channels. Without them, every topic is polled. */
  enableChannels(watchChannels: WatchChannels): void {
    this.#refresher.enableChannels(watchChannels);
  }

  /** Registers a listener that is called whenever the status of a feed may have changed. */
  onSettled(listener: () => void): void {
    this.#onSettled = listener;
  }

  /** Subscribes to topics until `release` is called. `openTopics` are the topics that were already open. */
  subscribe(
    viewer: Viewer,
    subscriptions: readonly TopicSubscription[],
  ): { openTopics: string[]; release: () => void } {
    const feeds = subscriptions.map((subscription) => this.#getFeed(viewer, subscription));
    for (const feed of feeds) feed.watchers += 1;
    const openTopics = feeds.filter((feed) => feed.isSynced).map((feed) => feed.topic.name);
    this.maintain();
    const release = () => {
      for (const feed of feeds) {
        feed.watchers -= 1;
        feed.unwatchedSince = this.#clock.nowMs();
      }
    };
    return { openTopics, release };
  }

  /** Returns how topics of a session are currently kept up to date. */
  getStatus(sessionId: string, topics: Iterable<string>): LiveStatus {
    return toStatus([...topics].flatMap((topic) => this.#feeds.get(toKey(sessionId, topic)) ?? []));
  }

  /** Counts the feeds in each mode. */
  countModes(): ReadonlyMap<LiveMode, number> {
    const counts = new Map<LiveMode, number>();
    for (const feed of this.#feeds.values()) counts.set(getMode(feed), (counts.get(getMode(feed)) ?? 0) + 1);
    return counts;
  }

  /**
   * Performs due tasks: opens, renews, checks and polls feeds, and stops feeds without subscribers. Feeds do not wait for each
   * other.
   */
  maintain(): void {
    const nowMs = this.#clock.nowMs();
    const refresher = this.#refresher;
    for (const [key, feed] of this.#feeds) {
      if (feed.busy) continue;
      const isAbandoned = feed.watchers === 0 && feed.unwatchedSince + GRACE_MS <= nowMs;
      if (isAbandoned) {
        this.#feeds.delete(key);
        this.#start(feed, 'dueAt', () => refresher.stop(feed.channel?.id));
      } else if (feed.dueAt <= nowMs) this.#start(feed, 'dueAt', () => refresher.refresh(feed, nowMs));
      else if (feed.channel && feed.checkAt <= nowMs) this.#start(feed, 'checkAt', () => refresher.check(feed, nowMs));
      else if (feed.channel && feed.touchAt <= nowMs) this.#start(feed, 'touchAt', () => refresher.touch(feed, nowMs));
    }
    if (this.#sweepAt > nowMs) return;
    this.#sweepAt = nowMs + ABANDONED_AFTER_MS;
    void this.#sweep(nowMs).catch((error: unknown) => this.#log.warn({ err: error }, 'failed to sweep channels'));
  }

  /** Stops the channels opened with a credential that is about to be deleted. Never rejects. */
  async stopByCredential(credentialId: string): Promise<void> {
    const feeds = [...this.#feeds].filter(([, { viewer }]) => viewer.credentialId === credentialId);
    for (const [key] of feeds) this.#feeds.delete(key);
    try {
      await Promise.all(feeds.map(([, feed]) => feed.busy));
      // Another process may be opening one.
      await this.#channels.waitUntilOpened(credentialId);
      const ids = await this.#channels.listByCredential(credentialId);
      await Promise.all(ids.map((id) => this.#refresher.stop(id)));
    } catch (error) {
      this.#log.warn({ err: error }, 'failed to stop the channels of a session');
    }
  }

  /** Waits for tasks in progress. Channels stay open: another process sweeps them, or they expire. */
  async close(): Promise<void> {
    await Promise.all([...this.#feeds.values()].map((feed) => feed.busy));
    this.#feeds.clear();
  }

  #getFeed(viewer: Viewer, subscription: TopicSubscription): LiveFeed {
    const key = toKey(viewer.sessionId, subscription.topic.name);
    const known = this.#feeds.get(key);
    if (known) return known;
    const feed = createFeed(viewer, subscription, this.#refresher.canWatch);
    this.#feeds.set(key, feed);
    return feed;
  }

  #start(feed: LiveFeed, task: FeedTask, work: () => Promise<void>): void {
    feed.busy = work()
      .then(() => void feed.failed.delete(task))
      .catch((error: unknown) => this.#refresher.postpone(feed, task, error, this.#clock.nowMs()))
      .finally(() => {
        feed.busy = undefined;
        this.#onSettled();
      });
  }

  async #sweep(nowMs: number): Promise<void> {
    const abandoned = await this.#channels.listAbandoned(nowMs - ABANDONED_AFTER_MS);
    // After a long sleep of the machine, this process's own channels look abandoned, too.
    const own = new Set([...this.#feeds.values()].map((feed) => feed.channel?.id));
    for (const id of abandoned) if (!own.has(id)) await this.#refresher.stop(id);
  }
}

function toKey(sessionId: string, topic: string): string {
  return `${sessionId} ${topic}`;
}
