import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { ApprovalStatusChip } from '#features/approvals/approval-status.tsx';
import { approvalsQuery } from '#features/approvals/queries.ts';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { isTransient } from '#shared/session/retry-reads.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { StatusChip } from '#ui/display/status-chip.tsx';

/**
 * Links to the newest approval of a file, with its state or a loading error. Renders nothing if none exists or the user cannot
 * read it.
 */
export function FileApprovalChip({ fileId }: { fileId: string }) {
  const isAllowed = canCall(useSession(), 'drive.approvals.list');
  const approvals = useQuery({ ...approvalsQuery(fileId), enabled: isAllowed });
  const newest = approvals.data?.find(({ status }) => status === 'IN_PROGRESS') ?? approvals.data?.[0];
  const isUnknown = isUnreadable(approvals) && isTransient(approvals.error);
  if (!newest && !isUnknown) return null;
  return (
    <Link to="/file/$fileId/approvals" params={{ fileId }} className="-my-2 rounded-full py-2">
      {newest ? (
        <ApprovalStatusChip approval={newest} />
      ) : (
        <StatusChip family="neutral" border="dashed" glyph={<CircleHelp size={12} strokeWidth={1.75} />}>
          Approvals could not be loaded
        </StatusChip>
      )}
    </Link>
  );
}
