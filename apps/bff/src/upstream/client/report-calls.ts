import type { OperationId } from '@rotunda/api-client/operations';
import type { Logger } from 'pino';
import { hashUser } from '#domain/user-id.ts';
import type { Metrics } from '#platform/observability/metrics.ts';
import type { ServiceCall } from '#platform/observability/service-call.ts';
import type { ServiceHealth } from '#platform/observability/service-health.ts';
import type { CallFailure } from './call-failure.ts';

/** The listeners for calls to services. */
type CallReports = {
  onCall: (call: ServiceCall) => void;
  onFailure: (operationId: OperationId, failure: CallFailure | 'unauthenticated') => void;
};

/** Counts every call to a service, logs those that have no request log line, and retains the last failure of each service. */
export function reportCalls({
  log,
  metrics,
  health,
}: {
  log: Logger;
  metrics: Metrics;
  health: ServiceHealth;
}): CallReports {
  return {
    onCall(call) {
      metrics.countCall(call);
      health.recordCall(call.operationId, call.status);
      if (call.caller === 'browser') return;
      const { requestId, caller, operationId: operation, userId, status, durationMs } = call;
      const user = userId === undefined ? undefined : hashUser(userId);
      log.info(
        { requestId, caller, operation, user, upstreamStatus: status, upstreamMs: Math.round(durationMs) },
        'service call',
      );
    },
    onFailure(operationId, failure) {
      if (failure === 'unauthenticated') {
        const message = 'The service did not accept a renewed token.';
        health.recordFailure({ operationId, reason: undefined, message });
        return;
      }
      const { status, problem } = failure;
      const message = status === undefined ? problem.message : `${status}, ${problem.message}`;
      health.recordFailure({ operationId, reason: problem.failure, message });
    },
  };
}
