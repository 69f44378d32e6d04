import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { AUDIENCES } from '@rotunda/api-client/roles';
import type { PolicyRule } from '#domain/policy/policy-rule.ts';

/** A call of which also the body is known. */
type KnownCall = { operationId: OperationId; body?: Readonly<Record<string, unknown>> | undefined };

// Reviewers keep what they decided on. The same operation also publishes, which is not theirs, so the body has the word.
const PIN_RULE: PolicyRule = { roles: AUDIENCES.reviewers, risk: 'write' };

/**
 * Who may make a call whose body is known. Keeping the content of a revision, and nothing besides, is open to whoever may
 * start and answer approvals; all else follows the table. Calls of browsers pass with their bodies unread, and so have no
 * such exception.
 */
export function pinRevisionPolicyOf({ operationId, body }: KnownCall): PolicyRule {
  const isPin = operationId === 'drive.revisions.update' && body?.keepForever === true;
  return isPin && Object.keys(body).length === 1 ? PIN_RULE : operationTraits[operationId];
}
