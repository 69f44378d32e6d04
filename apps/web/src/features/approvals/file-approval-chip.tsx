import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayCall, useSession } from '#shared/session/session.ts';
import { ApprovalStatusChip } from './approval-status.tsx';
import { approvalsQuery } from './queries.ts';

/** How the newest approval of a file stands, leading to it; nothing where there is none, or it cannot be read. */
export function FileApprovalChip({ fileId }: { fileId: string }) {
  const isAllowed = mayCall(useSession(), 'drive.approvals.list');
  const approvals = useQuery({ ...approvalsQuery(fileId), enabled: isAllowed });
  const newest = approvals.data?.find(({ status }) => status === 'IN_PROGRESS') ?? approvals.data?.[0];
  if (!newest) return null;
  return (
    <Link to="/file/$fileId/approvals" params={{ fileId }} className="-my-2 rounded-full py-2">
      <ApprovalStatusChip approval={newest} />
    </Link>
  );
}
