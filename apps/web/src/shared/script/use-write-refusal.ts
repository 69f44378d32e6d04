import type { OperationId } from '@rotunda/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { projectFileQuery } from './queries.ts';

/**
 * Returns in one sentence why the user cannot change a project with an operation. Returns undefined if no reason is known. The
 * service makes the final decision; this explains it in advance.
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
