import type { OperationId } from '@rotunda/api-client/operations';
import { useQuery } from '@tanstack/react-query';
import { mayCall, useSession } from '#shared/session.ts';
import { projectFileQuery } from './queries.ts';

/**
 * Why this person cannot change a project by an operation, in one sentence; undefined when nothing is known against it.
 * The service decides in the end; this explains in advance.
 */
export function useWriteRefusal(scriptId: string, operationId: OperationId): string | undefined {
  const session = useSession();
  const file = useQuery(projectFileQuery(scriptId)).data;
  if (!mayCall(session, operationId)) {
    return `This is for the role operator; yours is ${session.roles.join(', ')}. An operator can change that.`;
  }
  if (file?.trashed) return 'The project is in the trash. Restore it first.';
  if (file?.capabilities?.canEdit === false)
    return 'You can read this project but not change it. Its owner can share it for editing.';
  return undefined;
}
