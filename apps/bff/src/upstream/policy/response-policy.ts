import { operationTraits } from '@rotunda/api-client/operation-traits';
import {
  type AddressedCall,
  canBeResponse,
  isInvitationResponse,
  RESPONSE_RULE,
} from '#domain/policy/invitation-response.ts';
import type { PolicyRule } from '#domain/policy/policy-rule.ts';

/**
 * Whether the body of a call can allow it to a user whose roles its operation does not include. Such a call is checked again once
 * its body is known.
 */
export function isAllowedByBody(call: AddressedCall, email: string, roles: readonly string[]): boolean {
  return !hasRole(operationTraits[call.operationId].roles, roles) && canBeResponse(call, email);
}

/** Returns the policy for a browser's call before its body is read: it includes all who may make the call with some body. */
export function createPreBodyPolicy(call: AddressedCall, email: string): PolicyRule {
  return canBeResponse(call, email) ? RESPONSE_RULE : operationTraits[call.operationId];
}

/**
 * Returns the policy for a call with a known body. Responses to invitations are allowed to more roles than other changes of
 * events.
 */
export function createBodyPolicy(
  call: AddressedCall & { body?: unknown },
  email: string,
  rule: PolicyRule = operationTraits[call.operationId],
): PolicyRule {
  return isInvitationResponse(call, email) ? RESPONSE_RULE : rule;
}

function hasRole(allowed: readonly string[], roles: readonly string[]): boolean {
  return roles.some((role) => allowed.includes(role));
}
