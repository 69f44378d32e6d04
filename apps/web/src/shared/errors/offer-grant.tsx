import type { OperationId } from '@rotunda/api-client/operations';
import { useLacksScope } from '#shared/operations/access-reason.tsx';
import { GrantAccess } from './grant-access.tsx';

/** The way to grant what an operation needs, where nothing else keeps it from the person. */
export function OfferGrant({ operationId }: { operationId: OperationId }) {
  return useLacksScope(operationId) && <GrantAccess operationIds={[operationId]} />;
}
