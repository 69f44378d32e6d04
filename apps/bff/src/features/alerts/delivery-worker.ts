import type { Logger } from 'pino';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import { Poller } from '#platform/background/poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import type { Lease } from '#platform/store/lease.ts';
import { type DeliveryDeps, deliverChannel } from './deliver-channel.ts';
import type { DeliveryQueue } from './delivery/delivery-queue.ts';

type WorkerDeps = DeliveryDeps & { queue: DeliveryQueue; invalidations: UserInvalidations; log: Logger };

const AT_ONCE = 4;
const POLL_MS = 250; // While more channels are due than are worked on at once.
const RETRY_MS = 15_000;

/** Delivers alerts. Several processes may run it; each channel is claimed by one process. */
export class DeliveryWorker implements BackgroundTask {
  readonly #deps: WorkerDeps;
  readonly #poller: Poller;
  readonly #running = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#poller = new Poller({ ...deps, poll: () => this.#runDue() });
  }

  start(): void {
    this.#poller.start();
  }

  /** Signals that there is something to deliver. */
  notify(): void {
    this.#poller.notify();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#poller.close();
    await Promise.all(this.#running.values());
  }

  async #runDue(): Promise<number> {
    const { queue, messages, clock } = this.#deps;
    const all = (await queue.listDueTimes()).filter(({ channelId }) => !this.#running.has(channelId));
    const nowMs = clock.nowMs();
    const due = all.filter(({ dueAt }) => dueAt <= nowMs);
    for (const { channelId } of due.slice(0, AT_ONCE - this.#running.size)) {
      const lease = this.#isClosed ? undefined : await messages.claim(channelId);
      if (lease) this.#begin(channelId, lease);
    }
    if (due.length > 0) return nowMs + POLL_MS;
    return all[0]?.dueAt ?? Number.POSITIVE_INFINITY;
  }

  #begin(channelId: string, lease: Lease): void {
    const { channels, invalidations, log } = this.#deps;
    const ended = lease
      .runWithRenewal(() => deliverChannel(this.#deps, channelId, lease))
      .then(async () => {
        const channel = await channels.find(channelId);
        if (channel) await invalidations.publish(channel.user_id, 'alerts');
      })
      .catch((error: unknown) => this.#fail(channelId, lease, error))
      .catch((error: unknown) => log.warn({ err: error }, 'failed to release a channel of alerts'))
      .finally(() => {
        this.#running.delete(channelId);
        this.#poller.notify();
      });
    this.#running.set(channelId, ended);
  }

  async #fail(channelId: string, lease: Lease, error: unknown): Promise<void> {
    const { messages, clock, log } = this.#deps;
    log.error({ err: error, channelId }, 'failed to deliver alerts');
    await messages.release(channelId, lease, { retryAt: clock.nowMs() + RETRY_MS });
  }
}
