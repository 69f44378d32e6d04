import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { Logger } from 'pino';
import type { Metrics } from '#platform/observability/metrics.ts';
import { BULKHEAD_LIMITS, type BulkheadLimits, TRAFFIC_CLASSES, UpstreamBulkhead } from './upstream-bulkhead.ts';

/** The guard of each service, which everything shares that calls it. */
export type ServiceGuards = Readonly<Record<ServiceName, UpstreamBulkhead>>;

/** Puts a guard before each service; of the limits, those that are not given are the usual ones. */
export function openGuards(
  { log, metrics }: { log: Logger; metrics: Metrics },
  limits: Partial<BulkheadLimits> = {},
): ServiceGuards {
  const guard = (service: ServiceName) => {
    const room = metrics.room(service);
    const opened = new UpstreamBulkhead(
      { ...BULKHEAD_LIMITS, ...limits },
      {
        onPause(lane) {
          log.warn({ service, lane }, 'service is down: calls are held back');
          metrics.countPause(service, lane);
        },
        onRepeat: (reason) => metrics.countRetry(service, reason),
        onWait: room.onWait,
      },
    );
    room.measure(() => opened.waiting);
    for (const lane of TRAFFIC_CLASSES) metrics.measurePause(service, lane, () => opened.isPaused(lane));
    return opened;
  };
  return { script: guard('script'), calendar: guard('calendar'), drive: guard('drive') };
}
