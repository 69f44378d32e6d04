import { operationTraits } from '@rotunda/api-client/operation-traits';
import {
  type AddressedCall,
  canBeResponse,
  isInvitationResponse,
  RESPONSE_RULE,
} from '#domain/policy/invitation-response.ts';
import type { PolicyRule } from '#domain/policy/policy-rule.ts';

/** Whether the body of a call can allow it to somebody whom its operation does not: it is judged again once it is known. */
export function isAllowedByBody(call: AddressedCall, email: string, roles: readonly string[]): boolean {
  return !hasRole(operationTraits[call.operationId].roles, roles) && canBeResponse(call, email);
}

/** Who may make a call of a browser before its body is read: whoever may make it with some body. */
export function policyBeforeBody(call: AddressedCall, email: string): PolicyRule {
  return canBeResponse(call, email) ? RESPONSE_RULE : operationTraits[call.operationId];
}

/** Who may make a call whose body is known: responses to invitations are open to more roles than other changes of events. */
export function policyOfBody(
  call: AddressedCall & { body?: unknown },
  email: string,
  rule: PolicyRule = operationTraits[call.operationId],
): PolicyRule {
  return isInvitationResponse(call, email) ? RESPONSE_RULE : rule;
}

function hasRole(allowed: readonly string[], roles: readonly string[]): boolean {
  return roles.some((role) => allowed.includes(role));
}
