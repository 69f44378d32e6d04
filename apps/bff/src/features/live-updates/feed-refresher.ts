import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { ProblemError } from '#domain/problem.ts';
import { FIRST_MESSAGE_TIMEOUT_MS } from '#platform/invalidations/channel-times.ts';
import type { InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import type { ChannelStore } from './channel-store.ts';
import { applyToFeed, type FeedTask, type LiveFeed } from './live-feed.ts';
import type { LiveUpstream } from './live-upstream.ts';
import type { WatchChannels } from './watch-channels.ts';

/** The dependencies of the feed refresher. */
export type RefresherDeps = {
  log: Logger;
  outbox: Pick<InvalidationOutbox, 'add'>;
  channels: Pick<ChannelStore, 'getNewestMessage' | 'touch'>;
  upstream: Pick<LiveUpstream, 'call'>;
};

const POLL_EVERY_MS = 20_000;
const POLL_UNHEARD_EVERY_MS = 60_000; // For channels that may still start to deliver.
const CHECK_EVERY_MS = 2 * 60_000; // Bounds how long a channel that has stopped delivering goes unnoticed.
const RETRY_AFTER_MS = 10_000;
const QUOTA_RETRY_MS = 60_000; // The quotas of the public services are per minute.
const REFUSED_RETRY_MS = 60_000; // Each retry renews the token and fails until something changes at the service.
const TOUCH_EVERY_MS = 60_000;
const RENEW_AT = 0.8; // A share of the lifetime of a channel.

/** Keeps individual feeds up to date: opens and renews their channels, checks that the channels deliver, and polls. */
export class FeedRefresher {
  readonly #deps: RefresherDeps;
  #watchChannels: Pick<WatchChannels, 'open' | 'stop'> | undefined;

  constructor(deps: RefresherDeps) {
    this.#deps = deps;
  }

  /** Whether channels can be opened. Otherwise, every topic is polled. */
  get canWatch(): boolean {
    return this.#watchChannels !== undefined;
  }

  /** Enables channels. */
  enableChannels(watchChannels: Pick<WatchChannels, 'open' | 'stop'>): void {
    this.#watchChannels = watchChannels;
  }

  /** Polls the topic, or opens or renews its channel. */
  async refresh(feed: LiveFeed, nowMs: number): Promise<void> {
    if (feed.state === 'polled') return this.#poll(feed, nowMs);
    const owner = { ...feed.viewer, topic: feed.topic.name };
    const former = feed.channel;
    const opened = await this.#watchChannels?.open(owner, feed.topic, nowMs);
    applyToFeed(feed, opened ? 'open' : 'refuse');
    feed.channel = opened;
    if (opened) {
      feed.dueAt = nowMs + (opened.expiresAt - nowMs) * RENEW_AT;
      feed.checkAt = nowMs + FIRST_MESSAGE_TIMEOUT_MS;
      feed.newestMessage = 0;
    } else await this.#poll(feed, nowMs);
    feed.touchAt = nowMs + TOUCH_EVERY_MS;
    // A renewal has no gap, because the old channel ends after the new one has begun, unless the old one had already expired.
    if (!former || former.expiresAt <= nowMs) await this.#sync(feed);
    await this.stop(former?.id);
  }

  /**
   * Checks that the channel delivers: it must have sent its first message, and a message for each change that a poll finds. While
   * it does not, the topic is polled slowly, until a message arrives.
   */
  async check(feed: LiveFeed, nowMs: number): Promise<void> {
    const { channel } = feed;
    if (!channel) return;
    feed.checkAt = nowMs + CHECK_EVERY_MS;
    const newestMessage = await this.#deps.channels.getNewestMessage(channel.id);
    const isChanged = await this.#probeHeard(feed);
    const isMissed = newestMessage === 0 || (isChanged && newestMessage === feed.newestMessage);
    const isNews = applyToFeed(feed, isMissed ? 'miss' : 'hear');
    feed.newestMessage = newestMessage;
    if (isMissed) feed.checkAt = nowMs + POLL_UNHEARD_EVERY_MS;
    if (!isNews) return;
    const message = isMissed
      ? 'watch channel delivers no notifications, polling instead'
      : 'watch channel delivers notifications again';
    this.#deps.log.info({ topic: feed.topic.name }, message);
    // Changes since the channel was opened may have been missed.
    if (isMissed) await this.#sync(feed);
  }

  /** Records, for all processes, that the topic is still in use. */
  async touch(feed: LiveFeed, nowMs: number): Promise<void> {
    feed.touchAt = nowMs + TOUCH_EVERY_MS;
    await this.#deps.channels.touch(feed.channel ? [feed.channel.id] : []);
  }

  /** Stops a channel. Never rejects; a channel that the service does not stop expires. */
  async stop(channelId: string | undefined): Promise<void> {
    if (channelId === undefined) return;
    try {
      await this.#watchChannels?.stop(channelId);
    } catch (error) {
      this.#deps.log.info({ err: error }, 'failed to stop a channel');
    }
  }

  /** Records that a task of a feed failed, and schedules its retry. */
  postpone(feed: LiveFeed, task: FeedTask, error: unknown, nowMs: number): void {
    feed.failed.add(task);
    feed[task] = nowMs + retryAfterMs(error);
    this.#deps.log.info({ err: error, topic: feed.topic.name }, 'failed to refresh a live topic');
  }

  async #poll(feed: LiveFeed, nowMs: number): Promise<void> {
    feed.dueAt = nowMs + POLL_EVERY_MS;
    await this.#probe(feed);
    if (!feed.isSynced) await this.#sync(feed);
  }

  /**
   * Probes the topic of a channel that has delivered. An exceeded quota prevents the check but does not mean that the channel is
   * broken.
   */
  async #probeHeard(feed: LiveFeed): Promise<boolean> {
    try {
      return await this.#probe(feed);
    } catch (error) {
      if (feed.state !== 'silent' && error instanceof ProblemError && error.failure === 'quota') return false;
      throw error;
    }
  }

  /** Reads the topic and reports a change since the last read. Resolves to whether there is one. */
  async #probe(feed: LiveFeed): Promise<boolean> {
    const { body, failure } = await this.#deps.upstream.call(feed.viewer, feed.topic.probe);
    const isGone = failure === 'not_found';
    if (failure !== undefined && !isGone) throw new Error(`${feed.topic.probe.operationId} failed: ${failure}`);
    const digest = isGone ? 'gone' : createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const isChanged = feed.digest !== undefined && feed.digest !== digest;
    if (isChanged) await this.#deps.outbox.add(feed.viewer.sessionId, feed.topic.name, isGone ? 'gone' : 'changed');
    feed.digest = digest;
    return isChanged;
  }

  async #sync(feed: LiveFeed): Promise<void> {
    await this.#deps.outbox.add(feed.viewer.sessionId, feed.topic.name, 'sync');
    feed.isSynced = true;
  }
}

function retryAfterMs(error: unknown): number {
  if (!(error instanceof ProblemError)) return REFUSED_RETRY_MS;
  if (error.failure !== 'quota') return RETRY_AFTER_MS;
  return Math.max(QUOTA_RETRY_MS, (error.retryAfterSeconds ?? 0) * 1_000);
}
