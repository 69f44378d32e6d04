import { useQuery } from '@tanstack/react-query';
import { approvalsQuery } from '#features/approvals/queries.ts';
import { canCall, useSession } from '#shared/session/session.ts';

/** The reason why no approval of a file can be started while one is in progress. A file can have only one at a time. */
export const IN_PROGRESS = 'An approval of this file is already in progress.';

/** Reports whether an approval of the file is in progress. Returns false if that is unknown or no file is selected. */
export function useIsInProgress(fileId: string | undefined): boolean {
  const isAllowed = canCall(useSession(), 'drive.approvals.list');
  const approvals = useQuery({ ...approvalsQuery(fileId ?? ''), enabled: isAllowed && fileId !== undefined });
  return approvals.data?.some(({ status }) => status === 'IN_PROGRESS') ?? false;
}
