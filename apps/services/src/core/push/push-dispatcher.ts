import type { Logger } from 'pino';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { deleteExpiredChannels } from './channel-store.ts';
import type { LoadedChangeSource } from './load-change-sources.ts';
import {
  findDueNotification,
  findNextDueTime,
  listDueNotifications,
  type Notification,
  postponeNotification,
  removeNotification,
} from './notification-queue.ts';
import { queueChannelMessages } from './queue-channel-messages.ts';
import type { DeliveryOutcome, WebhookSender } from './webhook-sender.ts';

type Deps = {
  db: Database;
  clock: Clock;
  sources: readonly LoadedChangeSource[];
  sender: WebhookSender;
  log: Logger;
};

const MERGE_MS = 100; // Changes within this time are combined into one message.
const MAX_SLEEP_MS = MINUTE_MS;
const MAX_PER_RECEIVER = 16; // Concurrent deliveries per origin.
const MAX_PER_USER = 64; // Concurrent deliveries for the channels of one user. Each holds a connection.
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 300_000;
const MAX_ATTEMPTS = 12; // The last retry is sent about half an hour after the change.

/**
 * Delivers the messages of channels. Each channel has its own delivery, so a slow receiver delays no other. Messages of a channel
 * are delivered in order. Messages not yet accepted stay in the database across restarts.
 */
export class PushDispatcher implements AsyncDisposable {
  readonly #deps: Deps;
  readonly #deliveries = new Map<number, Promise<void>>();
  readonly #sending = new Map<number, { messageNumber: number; origin: string; accountId: string }>();
  readonly #closing = new AbortController();
  /** Whether a channel waits because its receiver or owner has too many deliveries in progress. */
  #hasWaiting = false;
  #commits: Disposable | undefined;
  #soon: NodeJS.Timeout | undefined;
  #later: NodeJS.Timeout | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts watching for changes and delivering messages. Does not keep the process alive. */
  start(): void {
    this.#commits = this.#deps.db.onCommit(() => this.#wake());
    this.#wake();
  }

  /** Queues changes and delivers all due messages. Resolves when no delivery is in progress. Never rejects. */
  async runDue(): Promise<void> {
    try {
      await this.#deps.db.retryWhileLocked(() => this.#startDeliveries());
    } catch (error) {
      this.#deps.log.error({ err: error }, 'failed to prepare notifications');
    }
    await Promise.all(this.#deliveries.values());
  }

  /** Stops delivering. Resolves when no delivery is in progress. An interrupted delivery is repeated after the next start. */
  async close(): Promise<void> {
    this.#commits?.[Symbol.dispose]();
    clearTimeout(this.#soon);
    clearTimeout(this.#later);
    this.#closing.abort();
    await Promise.all(this.#deliveries.values());
    await this.#deps.sender[Symbol.asyncDispose]();
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  #wake(): void {
    if (this.#closing.signal.aborted) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      void this.runDue();
    }, MERGE_MS).unref();
  }

  #startDeliveries(): void {
    if (this.#closing.signal.aborted) return;
    const { db, clock, sources, log } = this.#deps;
    const nowMs = clock.nowMs();
    deleteExpiredChannels(db, nowMs);
    queueChannelMessages(db, sources, {
      nowMs,
      lastSentNumber: (number) => this.#sending.get(number)?.messageNumber,
      onError: (error) => log.error({ err: error }, 'failed to read the changes of a channel'),
    });
    this.#hasWaiting = false;
    for (const notification of listDueNotifications(db, nowMs)) {
      if (this.#deliveries.has(notification.channelNumber)) continue;
      if (this.#isBusy(notification)) this.#hasWaiting = true;
      else this.#startDelivery(notification);
    }
    this.#sleepUntil(findNextDueTime(db, nowMs), nowMs);
  }

  #startDelivery(first: Notification): void {
    const { channelNumber } = first;
    const delivery = this.#deliverFrom(first)
      .catch((error: unknown) => {
        if (this.#closing.signal.aborted) return;
        this.#deps.log.error({ err: error, channel: first.channelId }, 'failed to deliver a notification');
      })
      .then(() => {
        this.#sending.delete(channelNumber);
        this.#deliveries.delete(channelNumber);
        if (this.#hasWaiting) setImmediate(() => void this.runDue());
        else this.#wake();
      });
    this.#deliveries.set(channelNumber, delivery);
  }

  async #deliverFrom(first: Notification): Promise<void> {
    const { db, clock, sender } = this.#deps;
    let next: Notification | undefined = first;
    while (next) {
      const { channelNumber, messageNumber, address, accountId } = next;
      this.#sending.set(channelNumber, { messageNumber, origin: new URL(address).origin, accountId });
      const outcome = await sender.send(address, toHeaders(next), this.#closing.signal);
      await this.#record(next, outcome);
      next = findDueNotification(db, channelNumber, clock.nowMs());
    }
  }

  async #record(notification: Notification, outcome: DeliveryOutcome): Promise<void> {
    const { db, clock, log } = this.#deps;
    const attempts = notification.attempts + 1;
    if (outcome === 'failed' && attempts < MAX_ATTEMPTS) {
      await db.write(() => postponeNotification(db, notification, clock.nowMs() + retryDelayMs(attempts)));
      return;
    }
    await db.write(() => removeNotification(db, notification));
    if (outcome === 'accepted') return;
    const details = { channel: notification.channelId, outcome, attempts };
    // The receiver closes its channel before the services are notified. Messages sent in between are not an error.
    if (outcome === 'unknown') log.debug(details, 'receiver has closed the channel');
    else log.warn(details, 'gave up on a notification');
  }

  #isBusy({ address, accountId }: Notification): boolean {
    const { origin } = new URL(address);
    const sending = [...this.#sending.values()];
    return (
      sending.filter((other) => other.origin === origin).length >= MAX_PER_RECEIVER ||
      sending.filter((other) => other.accountId === accountId).length >= MAX_PER_USER
    );
  }

  #sleepUntil(dueAt: number | undefined, nowMs: number): void {
    clearTimeout(this.#later);
    if (dueAt === undefined) return;
    this.#later = setTimeout(() => void this.runDue(), Math.min(dueAt - nowMs, MAX_SLEEP_MS)).unref();
  }
}

/** Exponential backoff with jitter, so that deliveries that failed together are not retried together. */
function retryDelayMs(attempts: number): number {
  const delayMs = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), MAX_RETRY_MS);
  return Math.round(delayMs * (1 + Math.random() / 2));
}

function toHeaders(notification: Notification): Record<string, string> {
  return {
    'User-Agent': 'APIs-Google',
    Accept: '*/*',
    'X-Goog-Channel-ID': notification.channelId,
    'X-Goog-Channel-Expiration': new Date(notification.expiresAt).toUTCString(),
    'X-Goog-Resource-ID': notification.resourceId,
    'X-Goog-Resource-URI': notification.resourceUri,
    'X-Goog-Resource-State': notification.state,
    'X-Goog-Message-Number': String(notification.messageNumber),
    ...(notification.changed !== '' && { 'X-Goog-Changed': notification.changed }),
    ...(notification.token !== null && { 'X-Goog-Channel-Token': notification.token }),
  };
}
