import { useQuery } from '@tanstack/react-query';
import { formatRoleNames } from '#shared/session/role-names.ts';
import { useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { accessQuery, type OperationAccess } from './access-query.ts';

/** Explains what the user lacks to call an operation, and who can grant it. */
export function AccessReason({ operationId }: { operationId: string }) {
  const session = useSession();
  const access = useQuery(accessQuery).data?.get(operationId);
  return <p>{access && explain(session, access)}</p>;
}

/** Reports whether the role permits an operation and only a scope is missing, which the user can grant. */
export function useIsScopeMissing(operationId: string | undefined): boolean {
  const session = useSession();
  const access = useQuery({ ...accessQuery, enabled: operationId !== undefined }).data?.get(operationId ?? '');
  return access !== undefined && isScopeMissing(session, access);
}

/** Reports whether the user lacks only a scope for an operation. */
export function isScopeMissing({ operations, notOffered, roles }: Session, access: OperationAccess): boolean {
  if (operations.has(access.operationId) || notOffered.has(access.operationId)) return false;
  return roles.some((role) => access.roles.includes(role));
}

/** Describes which roles are required, and whom to ask for them. */
export function describeRoleRequirement(roles: readonly string[]): string {
  return `Requires the ${formatRoleNames(roles)} role. Ask an operator for access.`;
}

// The role is checked first, because sign-in requests only the permissions that the role needs.
function explain(session: Session, { roles, operationId }: OperationAccess): string {
  if (session.notOffered.has(operationId)) return `The service does not offer ${operationId}.`;
  if (!session.roles.some((role) => roles.includes(role))) return describeRoleRequirement(roles);
  return `${operationId} requires a permission that was not granted when you signed in.`;
}
