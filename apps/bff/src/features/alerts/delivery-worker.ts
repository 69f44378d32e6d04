import type { Logger } from 'pino';
import { LeasedPoller } from '#platform/background/leased-poller.ts';
import type { UserInvalidations } from '#platform/invalidations/user-invalidations.ts';
import { type DeliveryDeps, deliverChannel } from './deliver-channel.ts';
import type { DeliveryQueue, DueChannel } from './delivery/delivery-queue.ts';

type WorkerDeps = DeliveryDeps & { queue: DeliveryQueue; invalidations: UserInvalidations; log: Logger };

const AT_ONCE = 4;
const RETRY_MS = 15_000;

/** Creates the worker that delivers alerts. */
export function createDeliveryWorker(deps: WorkerDeps): LeasedPoller<DueChannel> {
  const { queue, messages, channels, invalidations, clock, log } = deps;
  return new LeasedPoller<DueChannel>({
    clock,
    log,
    atOnce: AT_ONCE,
    rows: {
      findNextDue: () => queue.findNextDue(),
      listDue: (limit) => queue.listDue(limit),
      claim: ({ channelId }) => messages.claim(channelId),
    },
    idOf: ({ channelId }) => channelId,
    async run({ channelId }, lease) {
      try {
        await deliverChannel(deps, channelId, lease);
        const channel = await channels.find(channelId);
        if (channel) await invalidations.publish(channel.user_id, 'alerts');
      } catch (error) {
        log.error({ err: error, channelId }, 'failed to deliver alerts');
        await messages.release(channelId, lease, { retryAt: clock.nowMs() + RETRY_MS });
      }
    },
  });
}
