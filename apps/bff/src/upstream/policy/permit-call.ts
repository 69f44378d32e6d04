import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import { authorize } from '#domain/policy/authorize.ts';
import { mayReadContent } from '#domain/policy/content-roles.ts';
import type { PolicyRule } from '#domain/policy/policy-rule.ts';
import type { Principal } from '#domain/principal.ts';
import { toMetadataOnly } from './metadata-only.ts';

type Permissible = { operationId: OperationId; operation: OperationDescriptor; query: URLSearchParams };

/**
 * The call as somebody may make it: what is sent to a service is what this returns, and nothing else. For those who may
 * not read what files hold its query is narrowed to metadata. Throws 403 for a call that role, granted scopes, parameters
 * or a wish for content rule out, and 400 for a query of theirs that cannot be judged.
 */
export function permitCall<Call extends Permissible>(
  actor: Pick<Principal, 'roles' | 'scopes'>,
  call: Call,
  scopeBase: string,
  rule: PolicyRule = operationTraits[call.operationId],
): Call {
  authorize(actor, call.operationId, call.query, scopeBase, rule);
  return mayReadContent(actor) ? call : { ...call, query: toMetadataOnly(call) };
}
