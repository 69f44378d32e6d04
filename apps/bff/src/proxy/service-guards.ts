import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { Logger } from 'pino';
import type { Metrics } from '#observability/metrics.ts';
import { GUARD_LIMITS, type GuardLimits, LANES, ServiceGuard } from './service-guard.ts';

/** The guard of each service, which everything shares that calls it. */
export type ServiceGuards = Readonly<Record<ServiceName, ServiceGuard>>;

/** Puts a guard before each service; of the limits, those that are not given are the usual ones. */
export function openGuards(
  { log, metrics }: { log: Logger; metrics: Metrics },
  limits: Partial<GuardLimits> = {},
): ServiceGuards {
  const guard = (service: ServiceName) => {
    const room = metrics.room(service);
    const opened = new ServiceGuard(
      { ...GUARD_LIMITS, ...limits },
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
    for (const lane of LANES) metrics.measurePause(service, lane, () => opened.isPaused(lane));
    return opened;
  };
  return { script: guard('script'), calendar: guard('calendar'), drive: guard('drive') };
}
