import { ApiError } from '@rotunda/api-client/errors';
import type { OperationId } from '@rotunda/api-client/operations';

/**
 * Returns the error of the BFF if the role or permissions do not permit an operation, without the roles and permissions; or the
 * error if the service does not support it.
 */
export function toRefusal(id: OperationId, isOffered: boolean): ApiError {
  if (!isOffered) return notOffered(id);
  const [status, code, title] = [403, 'policy_denied', 'Your role does not include this'];
  const problem = { type: 'about:blank', status, code, title, requestId: '', retryable: false, missing: {} };
  return new ApiError(id, `${title}.`, { status, reason: code, problem });
}

function notOffered(id: OperationId): ApiError {
  const [status, code, title] = [501, 'upstream_rejected', 'This service does not offer this'] as const;
  const failure = 'not_offered' as const;
  const problem = {
    type: 'about:blank',
    status,
    code,
    title,
    requestId: '',
    retryable: false,
    failure,
    upstream: { status },
  };
  return new ApiError(id, `${title}.`, { status, reason: code, problem });
}
