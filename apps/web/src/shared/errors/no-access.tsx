import type { ApiError } from '@rotunda/api-client/errors';
import { Lock } from 'lucide-react';
import { AccessReason, forRoles } from '#shared/operations/access-reason.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorReference } from './error-reference.tsx';

type NoAccessProps = { error: ApiError; roles?: string[] | undefined; scopes?: string[] | undefined };

/** Stands for what role or permissions keep from the person: what is missing, and who gives it. */
export function NoAccess({ error, roles, scopes }: NoAccessProps) {
  return (
    <div role="alert">
      <EmptyState icon={Lock} title="Your role does not include this">
        {roles && <p>{forRoles(roles)}</p>}
        {scopes && <p>Requires a permission that was not granted when you signed in: {scopes.join(', ')}.</p>}
        {!roles && !scopes && <AccessReason operationId={error.operationId} />}
        <ErrorReference error={error} />
      </EmptyState>
    </div>
  );
}
