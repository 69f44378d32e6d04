import { ApiError } from '@rotunda/api-client/errors';
import type { OperationId } from '@rotunda/api-client/operations';

/** What the BFF answers when role or permissions leave a person without an operation, roles and permissions left out. */
export function toRefusal(id: OperationId): ApiError {
  const [status, code, title] = [403, 'policy_denied', 'Your role does not include this'];
  const problem = { type: 'about:blank', status, code, title, requestId: '', retryable: false, missing: {} };
  return new ApiError(id, `${title}.`, { status, reason: code, problem });
}
