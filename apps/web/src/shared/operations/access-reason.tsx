import { useQuery } from '@tanstack/react-query';
import { roleNames } from '#shared/session/role-names.ts';
import { useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { accessQuery, type OperationAccess } from './access-query.ts';

/** What the person lacks to call an operation, and who can give it. */
export function AccessReason({ operationId }: { operationId: string }) {
  const session = useSession();
  const access = useQuery(accessQuery).data?.get(operationId);
  return <p>{access && explain(session, access)}</p>;
}

/** Whether the role allows an operation and only a scope is missing, which the person can grant. */
export function useLacksScope(operationId: string | undefined): boolean {
  const session = useSession();
  const access = useQuery({ ...accessQuery, enabled: operationId !== undefined }).data?.get(operationId ?? '');
  return access !== undefined && lacksScope(session, access);
}

/** Whether of what an operation needs the person lacks a scope alone. */
export function lacksScope({ operations, notOffered, roles }: Session, access: OperationAccess): boolean {
  if (operations.has(access.operationId) || notOffered.has(access.operationId)) return false;
  return roles.some((role) => access.roles.includes(role));
}

/** Says which roles something requires, and whom to ask for them. */
export function forRoles(roles: readonly string[]): string {
  return `Requires the ${roleNames(roles)} role. Ask an operator for access.`;
}

// The role comes first: permissions are asked for at sign-in only as far as the role goes.
function explain(session: Session, { roles, operationId }: OperationAccess): string {
  if (session.notOffered.has(operationId)) return `The service does not offer ${operationId}.`;
  if (!session.roles.some((role) => roles.includes(role))) return forRoles(roles);
  return `${operationId} requires a permission that was not granted when you signed in.`;
}
