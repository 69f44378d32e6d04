import type { OperationId } from '@rotunda/api-client/operations';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useIsScopeMissing } from '#shared/operations/access-reason.tsx';
import { Part } from '#ui/loading/part.tsx';

// Lazy-loaded because few users have not granted all scopes of their role.
const GrantAccess = lazyComponent(() => import('./grant-access.tsx'), 'GrantAccess');

/** Offers to grant the scopes of an operation, if nothing else denies it to the user. */
export function OfferGrant({ operationId }: { operationId: OperationId }) {
  const isLacking = useIsScopeMissing(operationId);
  return (
    isLacking && (
      <Part>
        <GrantAccess operationIds={[operationId]} />
      </Part>
    )
  );
}
