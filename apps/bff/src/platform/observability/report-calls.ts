import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { hashUser, type ServiceCall } from './service-call.ts';

/** Counts every call to a service, and logs those that no line of a request tells of. */
export function reportCalls({ log, metrics }: { log: Logger; metrics: Metrics }): (call: ServiceCall) => void {
  return function reportCall(call) {
    metrics.countCall(call);
    if (call.caller === 'browser') return;
    const { requestId, caller, operationId: operation, personId, status, durationMs } = call;
    const user = personId === undefined ? undefined : hashUser(personId);
    log.info(
      { requestId, caller, operation, user, upstreamStatus: status, upstreamMs: Math.round(durationMs) },
      'service call',
    );
  };
}
