import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { AUDIENCES } from '@rotunda/api-client/roles';
import type { PolicyRule } from '#domain/policy/policy-rule.ts';

/** A call with a known body. */
type KnownCall = { operationId: OperationId; body?: Readonly<Record<string, unknown>> | undefined };

// Reviewers may pin the content that they decided on. The same operation also publishes, which they may not do, so the body
// decides.
const PIN_RULE: PolicyRule = { roles: AUDIENCES.reviewers, risk: 'write' };

/**
 * Returns the policy for a call with a known body. Pinning the content of a revision, and nothing else, is allowed to everyone
 * who may start and respond to approvals; all other calls follow the table. Browsers' calls are proxied with unread bodies, so
 * this exception does not apply to them.
 */
export function getPinRevisionPolicy({ operationId, body }: KnownCall): PolicyRule {
  const isPin = operationId === 'drive.revisions.update' && body?.keepForever === true;
  return isPin && Object.keys(body).length === 1 ? PIN_RULE : operationTraits[operationId];
}
