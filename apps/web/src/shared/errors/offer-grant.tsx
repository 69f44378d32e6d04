import type { OperationId } from '@rotunda/api-client/operations';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useLacksScope } from '#shared/operations/access-reason.tsx';
import { Part } from '#ui/loading/part.tsx';

// Loaded for the few who have not granted all that their role needs.
const GrantAccess = lazyComponent(() => import('./grant-access.tsx'), 'GrantAccess');

/** The way to grant what an operation needs, where nothing else keeps it from the person. */
export function OfferGrant({ operationId }: { operationId: OperationId }) {
  const isLacking = useLacksScope(operationId);
  return (
    isLacking && (
      <Part>
        <GrantAccess operationIds={[operationId]} />
      </Part>
    )
  );
}
