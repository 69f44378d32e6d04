import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { accessQuery, type OperationAccess } from '#shared/operations/access-query.ts';
import { type Session, useSession } from '#shared/session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Screen } from './screens.ts';

/** Stands in for a screen that shows the person nothing: whose it is, and no controls that could only be refused. */
export function ClosedScreen({ screen: { label, operationId, role } }: { screen: Screen }) {
  const session = useSession();
  const { data } = useQuery({ ...accessQuery, enabled: operationId !== undefined });
  const access = operationId && data?.get(operationId);
  return (
    <>
      <PageHead title={label} />
      <EmptyState icon={Lock} title="Your role does not include this">
        <p>{role ? forRoles([role]) : access && explain(session, access)}</p>
      </EmptyState>
    </>
  );
}

// The role comes first: permissions are asked for at sign-in only as far as the role goes.
function explain(session: Session, { roles, operationId }: OperationAccess): string {
  if (!session.roles.some((role) => roles.includes(role))) return forRoles(roles);
  return `None of the permissions that ${operationId} accepts was granted when you signed in.`;
}

function forRoles(roles: readonly string[]): string {
  return `It is for the role ${roles.join(' or ')}. An operator can give you that role.`;
}
