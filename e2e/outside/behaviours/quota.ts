import type { OperationId } from '@rotunda/api-client/operations';
import type { FrontBehaviour, FrontReply } from '../service-front.ts';

/** Reports an exceeded quota in the older and the newer format of the public services, without a retry delay. */
const QUOTA_ERRORS: readonly FrontReply[] = [
  {
    status: 403,
    body: JSON.stringify({
      error: {
        code: 403,
        message: 'User Rate Limit Exceeded',
        errors: [{ domain: 'usageLimits', reason: 'userRateLimitExceeded', message: 'User Rate Limit Exceeded' }],
      },
    }),
  },
  {
    status: 429,
    body: JSON.stringify({
      error: {
        code: 429,
        message: "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user'.",
        status: 'RESOURCE_EXHAUSTED',
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
            reason: 'RATE_LIMIT_EXCEEDED',
            domain: 'googleapis.com',
          },
        ],
      },
    }),
  },
];

/** Rejects one in `count` calls, alternating between both formats. */
export function rejectEveryNth(count: number): FrontBehaviour {
  let calls = 0;
  return {
    reply() {
      calls += 1;
      return calls % count === 0 ? QUOTA_ERRORS[(calls / count) % QUOTA_ERRORS.length] : undefined;
    },
  };
}

/** Rejects every call of these operations. */
export function rejectAlways(operationIds: readonly OperationId[]): FrontBehaviour {
  return {
    reply: ({ operationId }) => (operationId && operationIds.includes(operationId) ? QUOTA_ERRORS[0] : undefined),
  };
}
