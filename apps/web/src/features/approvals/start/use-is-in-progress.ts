import { useQuery } from '@tanstack/react-query';
import { approvalsQuery } from '#features/approvals/queries.ts';
import { mayCall, useSession } from '#shared/session/session.ts';

/** Why no approval of a file can be started while one is in progress: a file has one at a time. */
export const IN_PROGRESS = 'An approval of this file is already in progress.';

/** Whether an approval of the file is in progress; false where that is not known, or no file is chosen. */
export function useIsInProgress(fileId: string | undefined): boolean {
  const isAllowed = mayCall(useSession(), 'drive.approvals.list');
  const approvals = useQuery({ ...approvalsQuery(fileId ?? ''), enabled: isAllowed && fileId !== undefined });
  return approvals.data?.some(({ status }) => status === 'IN_PROGRESS') ?? false;
}
