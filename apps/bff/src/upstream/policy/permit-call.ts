import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { authorize } from '#domain/policy/authorize.ts';
import { canReadContent } from '#domain/policy/content-roles.ts';
import type { PolicyRule } from '#domain/policy/policy-rule.ts';
import type { Principal } from '#domain/principal.ts';
import { toMetadataOnly } from './metadata-only.ts';

type PermittableCall = { operationId: OperationId; operation: OperationDescriptor; query: URLSearchParams };

/**
 * Returns the call as the user may make it. Only the returned call may be sent to a service. For users who may not read file
 * content, its query is restricted to metadata. Throws 403 for a call that is denied because of role, granted scopes, parameters
 * or a request for content, and 400 if such a user's query cannot be checked.
 */
export function permitCall<Call extends PermittableCall>(
  actor: Pick<Principal, 'roles' | 'scopes'>,
  call: Call,
  scopeBase: string,
  rule: PolicyRule = operationTraits[call.operationId],
): Call {
  authorize(actor, call.operationId, call.query, scopeBase, rule);
  return canReadContent(actor) ? call : { ...call, query: toMetadataOnly(call) };
}
