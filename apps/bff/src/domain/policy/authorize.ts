import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { ROLES } from '@rotunda/api-client/roles';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import { parameterGuards } from './parameter-guards.ts';
import type { PolicyRule } from './policy-rule.ts';

type Actor = Pick<Principal, 'roles' | 'scopes'>;

/**
 * Whether the roles and granted scopes allow an operation, regardless of its parameters. `rule` replaces the operation's own
 * rule.
 */
export function isAllowed(
  actor: Actor,
  operationId: OperationId,
  scopeBase: string,
  { roles }: PolicyRule = operationTraits[operationId],
): boolean {
  return hasRole(actor, roles) && hasScope(actor, operationId, scopeBase);
}

const changes = Object.values(operations).filter(({ id }) => operationTraits[id].risk !== 'read');
const changingRoles = ROLES.filter((role) => changes.some(({ id }) => operationTraits[id].roles.includes(role)));

/** Throws 403 unless the role and granted scopes allow at least one operation that changes something. */
export function requireAnyChange(actor: Actor, scopeBase: string): void {
  if (changes.some(({ id }) => isAllowed(actor, id, scopeBase))) return;
  const detail = `Requires the ${changingRoles.join(' or ')} role.`;
  throw new ProblemError('policy_denied', { detail, missing: { roles: changingRoles } });
}

/**
 * Throws 403 unless the role, the granted scopes and every parameter guard allow the call. The problem names the roles or scopes;
 * any one of them suffices. `rule` is the operation's rule, unless the body of the call requires another one.
 */
export function authorize(
  actor: Actor,
  operationId: OperationId,
  query: URLSearchParams,
  scopeBase: string,
  { roles }: PolicyRule = operationTraits[operationId],
): void {
  if (!hasRole(actor, roles)) {
    throw new ProblemError('policy_denied', {
      detail: `${operationId} requires the ${roles.join(' or ')} role.`,
      missing: { roles: [...roles] },
    });
  }
  for (const [name, value] of query) {
    const guard = parameterGuards.get(name);
    if (!guard?.isSet(value) || hasRole(actor, guard.roles)) continue;
    throw new ProblemError('policy_denied', {
      detail: `${operationId} with ${name}=${value} requires the ${guard.roles.join(' or ')} role.`,
      missing: { roles: [...guard.roles] },
    });
  }
  if (!hasScope(actor, operationId, scopeBase)) {
    throw new ProblemError('policy_denied', {
      detail: `${operationId} requires a permission that was not granted when you signed in.`,
      missing: { scopes: [...listAcceptedScopes(operationId, scopeBase)], operations: [operationId] },
    });
  }
}

/** Returns the granted scopes that an operation accepts, by suffix. */
export function findGrantedScopes({ scopes }: Actor, operationId: OperationId, scopeBase: string): string[] {
  return operations[operationId].scopes.filter((suffix) => scopes.has(toScopeIdentifier(scopeBase, suffix)));
}

function hasRole(actor: Actor, roles: readonly string[]): boolean {
  return actor.roles.some((role) => roles.includes(role));
}

function hasScope(actor: Actor, operationId: OperationId, scopeBase: string): boolean {
  return listAcceptedScopes(operationId, scopeBase).some((scope) => actor.scopes.has(scope));
}

const acceptedByBase = new Map<string, ReadonlyMap<OperationId, readonly string[]>>();

/** Returns the full identifiers of the scopes that an operation accepts. Those of all operations are compiled once per base. */
function listAcceptedScopes(operationId: OperationId, scopeBase: string): readonly string[] {
  const accepted = acceptedByBase.get(scopeBase) ?? compileScopes(scopeBase);
  acceptedByBase.set(scopeBase, accepted);
  return accepted.get(operationId) ?? [];
}

function compileScopes(scopeBase: string): ReadonlyMap<OperationId, readonly string[]> {
  return new Map(
    Object.values(operations).map(({ id, scopes }) => [
      id,
      scopes.map((suffix) => toScopeIdentifier(scopeBase, suffix)),
    ]),
  );
}
