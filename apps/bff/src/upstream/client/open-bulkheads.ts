import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { Logger } from 'pino';
import type { Metrics } from '#platform/observability/metrics.ts';
import { BULKHEAD_LIMITS, type BulkheadLimits, TRAFFIC_CLASSES, UpstreamBulkhead } from './upstream-bulkhead.ts';

/** The bulkheads of the services, shared by all their callers. */
export type UpstreamBulkheads = Readonly<Record<ServiceName, UpstreamBulkhead>>;

/** Opens a bulkhead for each service. Limits that are not given have their defaults. */
export function openBulkheads(
  { log, metrics }: { log: Logger; metrics: Metrics },
  limits: Partial<BulkheadLimits> = {},
): UpstreamBulkheads {
  const open = (service: ServiceName) => {
    const room = metrics.queueMetrics(service);
    const opened = new UpstreamBulkhead(
      { ...BULKHEAD_LIMITS, ...limits },
      {
        onPause(trafficClass) {
          log.warn({ service, trafficClass }, 'service is down: calls fail fast');
          metrics.countPause(service, trafficClass);
        },
        onRetry: (reason) => metrics.countRetry(service, reason),
        onWait: room.onWait,
      },
    );
    room.measure(() => opened.waiting);
    for (const trafficClass of TRAFFIC_CLASSES)
      metrics.measureCircuitBreaker(service, trafficClass, () => opened.isPaused(trafficClass));
    return opened;
  };
  return { script: open('script'), calendar: open('calendar'), drive: open('drive') };
}
