import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import type { ServiceTopic } from '#platform/invalidations/service-topic.ts';
import type { ChannelStore } from './channel-store.ts';
import type { LiveUpstream, Viewer } from './live-upstream.ts';
import type { OpenChannel, WatchChannels } from './watch-channels.ts';

/** A subscription of a viewer to a topic; `mayWatch` says whether the policy allows the viewer to open channels for it. */
export type TopicSubscription = { topic: ServiceTopic; mayWatch: boolean };

export type FeedDeps = {
  clock: Clock;
  log: Logger;
  outbox: InvalidationOutbox;
  channels: ChannelStore;
  upstream: LiveUpstream;
};

type Feed = TopicSubscription & {
  viewer: Viewer;
  watchers: number;
  unwatchedSince: number;
  /** Undefined before the first try and when the topic is polled. */
  channel: OpenChannel | undefined;
  isPolled: boolean;
  /** Whether `sync` has been sent: changes are reported from then on. */
  isSynced: boolean;
  digest: string | undefined;
  dueAt: number;
  touchAt: number;
  busy: Promise<void> | undefined;
};

const GRACE_MS = 30_000; // Pages that follow each other look at the same resources.
const POLL_EVERY_MS = 20_000;
const RETRY_AFTER_MS = 10_000;
const QUOTA_RETRY_MS = 60_000; // The public services count by the minute.
const TOUCH_EVERY_MS = 60_000;
const ABANDONED_AFTER_MS = 5 * 60_000;
const RENEW_AT = 0.8; // Of the life of a channel.

/**
 * The topics that streams of this process subscribe to, once for each session and topic. Sessions share nothing: each feed uses
 * the session's own credential.
 */
export class LiveFeeds {
  readonly #deps: FeedDeps;
  readonly #feeds = new Map<string, Feed>();
  #watchChannels: WatchChannels | undefined;
  #sweepAt = 0;

  constructor(deps: FeedDeps) {
    this.#deps = deps;
  }

  /** Opens channels from now on. Without them every topic is polled. */
  watchThrough(watchChannels: WatchChannels): void {
    this.#watchChannels = watchChannels;
  }

  /** Subscribes to topics until `release` is called. `openTopics` were open already. */
  subscribe(
    viewer: Viewer,
    subscriptions: readonly TopicSubscription[],
  ): { openTopics: string[]; release: () => void } {
    const feeds = subscriptions.map((subscription) => this.#feedOf(viewer, subscription));
    for (const feed of feeds) feed.watchers += 1;
    const openTopics = feeds.filter((feed) => feed.isSynced).map((feed) => feed.topic.name);
    this.maintain();
    const release = () => {
      for (const feed of feeds) {
        feed.watchers -= 1;
        feed.unwatchedSince = this.#deps.clock.nowMs();
      }
    };
    return { openTopics, release };
  }

  /** Does what is due: opens, renews, asks, and stops feeds without subscribers. Feeds do not wait for each other. */
  maintain(): void {
    const nowMs = this.#deps.clock.nowMs();
    for (const [key, feed] of this.#feeds) {
      if (feed.busy) continue;
      const isAbandoned = feed.watchers === 0 && feed.unwatchedSince + GRACE_MS <= nowMs;
      if (isAbandoned) this.#feeds.delete(key);
      if (isAbandoned) this.#start(feed, () => this.#stop(feed.channel?.id));
      else if (feed.dueAt <= nowMs) this.#start(feed, () => this.#refresh(feed, nowMs));
      else if (feed.channel && feed.touchAt <= nowMs) this.#start(feed, () => this.#touch(feed, nowMs));
    }
    if (this.#sweepAt > nowMs) return;
    this.#sweepAt = nowMs + ABANDONED_AFTER_MS;
    void this.#sweep(nowMs).catch((error: unknown) => this.#deps.log.warn({ err: error }, 'failed to sweep channels'));
  }

  /** Stops the channels that were opened with a credential, which is about to be deleted. Never rejects. */
  async stopOfCredential(credentialId: string): Promise<void> {
    const feeds = [...this.#feeds].filter(([, { viewer }]) => viewer.credentialId === credentialId);
    for (const [key] of feeds) this.#feeds.delete(key);
    try {
      // One that is being opened can be stopped once the service has named it.
      await Promise.all(feeds.map(([, feed]) => feed.busy));
      const ids = await this.#deps.channels.listOfCredential(credentialId);
      await Promise.all(ids.map((id) => this.#stop(id)));
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'failed to stop the channels of a session');
    }
  }

  /** Waits for what is under way. Channels stay: a process that follows sweeps them, or they expire. */
  async close(): Promise<void> {
    await Promise.all([...this.#feeds.values()].map((feed) => feed.busy));
    this.#feeds.clear();
  }

  #feedOf(viewer: Viewer, subscription: TopicSubscription): Feed {
    const key = `${viewer.sessionId} ${subscription.topic.name}`;
    const known = this.#feeds.get(key);
    if (known) return known;
    const feed: Feed = {
      ...subscription,
      viewer,
      watchers: 0,
      unwatchedSince: 0,
      channel: undefined,
      isPolled: !subscription.mayWatch || !this.#watchChannels,
      isSynced: false,
      digest: undefined,
      dueAt: 0,
      touchAt: 0,
      busy: undefined,
    };
    this.#feeds.set(key, feed);
    return feed;
  }

  #start(feed: Feed, work: () => Promise<void>): void {
    feed.busy = work()
      .catch((error: unknown) => {
        feed.dueAt = this.#deps.clock.nowMs() + retryAfterMs(error);
        this.#deps.log.info({ err: error, topic: feed.topic.name }, 'failed to refresh a live topic');
      })
      .finally(() => {
        feed.busy = undefined;
      });
  }

  async #refresh(feed: Feed, nowMs: number): Promise<void> {
    if (feed.isPolled) return this.#poll(feed, nowMs);
    const owner = { ...feed.viewer, topic: feed.topic.name };
    const former = feed.channel;
    const opened = await this.#watchChannels?.open(owner, feed.topic, nowMs);
    feed.isPolled = opened === undefined;
    feed.channel = opened;
    if (opened) feed.dueAt = nowMs + (opened.expiresAt - nowMs) * RENEW_AT;
    else await this.#poll(feed, nowMs);
    feed.touchAt = nowMs + TOUCH_EVERY_MS;
    // A renewal tells without a gap, since the old channel ends after the new one has begun, unless it had run out.
    if (!former || former.expiresAt <= nowMs) await this.#sync(feed);
    await this.#stop(former?.id);
  }

  async #poll(feed: Feed, nowMs: number): Promise<void> {
    feed.dueAt = nowMs + POLL_EVERY_MS;
    const { body, failure } = await this.#deps.upstream.call(feed.viewer, feed.topic.probe);
    const isGone = failure === 'not_found';
    if (failure !== undefined && !isGone) throw new Error(`${feed.topic.probe.operationId} failed: ${failure}`);
    const digest = isGone ? 'gone' : createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const isChanged = feed.digest !== undefined && feed.digest !== digest;
    feed.digest = digest;
    if (isChanged) await this.#deps.outbox.add(feed.viewer.sessionId, feed.topic.name, isGone ? 'gone' : 'changed');
    if (!feed.isSynced) await this.#sync(feed);
  }

  async #sync(feed: Feed): Promise<void> {
    feed.isSynced = true;
    await this.#deps.outbox.add(feed.viewer.sessionId, feed.topic.name, 'sync');
  }

  async #touch(feed: Feed, nowMs: number): Promise<void> {
    feed.touchAt = nowMs + TOUCH_EVERY_MS;
    await this.#deps.channels.touch(feed.channel ? [feed.channel.id] : []);
  }

  async #stop(channelId: string | undefined): Promise<void> {
    if (channelId === undefined) return;
    try {
      await this.#watchChannels?.stop(channelId);
    } catch (error) {
      // The channel then expires at the service by itself.
      this.#deps.log.info({ err: error }, 'failed to stop a channel');
    }
  }

  async #sweep(nowMs: number): Promise<void> {
    const abandoned = await this.#deps.channels.listAbandoned(nowMs - ABANDONED_AFTER_MS);
    // After a long sleep of the machine, those of this process look abandoned too.
    const own = new Set([...this.#feeds.values()].map((feed) => feed.channel?.id));
    for (const id of abandoned) if (!own.has(id)) await this.#stop(id);
  }
}

function retryAfterMs(error: unknown): number {
  if (!(error instanceof ProblemError) || error.failure !== 'quota') return RETRY_AFTER_MS;
  return Math.max(QUOTA_RETRY_MS, (error.retryAfterSeconds ?? 0) * 1_000);
}
