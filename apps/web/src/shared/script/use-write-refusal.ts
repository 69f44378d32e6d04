import type { OperationId } from '@rotunda/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { projectFileQuery } from './queries.ts';

/**
 * Why this person cannot change a project by an operation, in one sentence; undefined when nothing is known against it.
 * The service decides in the end; this explains in advance.
 */
export function useWriteRefusal(scriptId: string, operationId: OperationId): string | undefined {
  const session = useSession();
  const file = useQuery(projectFileQuery(scriptId)).data;
  const refusal = roleRefusal(session, operationId, 'This');
  if (refusal !== undefined) return refusal;
  if (file?.trashed) return 'The project is in the trash. Restore it first.';
  if (file?.capabilities?.canEdit === false)
    return 'You have read access to this project. Ask the owner for edit access.';
  return undefined;
}
