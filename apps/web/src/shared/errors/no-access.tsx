import type { ApiError } from '@rotunda/api-client/errors';
import { Lock } from 'lucide-react';
import { AccessReason, describeRoleRequirement } from '#shared/operations/access-reason.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ErrorReference } from './error-reference.tsx';
import { GrantAccess } from './grant-access.tsx';

type NoAccessProps = { error: ApiError };

/** Shown in place of data for which the user lacks a role or permissions: the missing access, and who can grant it. */
export function NoAccess({ error }: NoAccessProps) {
  const { roles, scopes = [], operations = [error.operationId] } = error.problem?.missing ?? {};
  const isScope = error.failure === 'scope_missing';
  return (
    <div role="alert">
      <EmptyState
        icon={Lock}
        title={isScope ? 'You have not granted access to this' : 'Your role does not include this'}
        action={isScope && <GrantAccess operationIds={operations} />}
      >
        {roles && <p>{describeRoleRequirement(roles)}</p>}
        {isScope && <p>This requires a permission that was not granted when you signed in.</p>}
        {isScope && scopes.length > 0 && <p className="font-mono text-small">{scopes.join(', ')}</p>}
        {!roles && !isScope && <AccessReason operationId={error.operationId} />}
        {/* The console refuses calls that the role does not include without sending them: there is nothing to look up. */}
        {error.requestId !== undefined && <ErrorReference error={error} />}
      </EmptyState>
    </div>
  );
}
