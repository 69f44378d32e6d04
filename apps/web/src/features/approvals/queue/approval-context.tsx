import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { type Approval, listOtherPendingReviewers } from '#features/approvals/approval.ts';
import { ApprovalTrail } from '#features/approvals/history/approval-trail.tsx';
import { approvalHistoryQuery } from '#features/approvals/history-query.ts';
import { getResponseDeadlineMs } from '#features/approvals/reviewers/availability.ts';
import { reviewerStatusQuery } from '#features/approvals/reviewers/reviewer-status.ts';
import { ReviewerStatusList } from '#features/approvals/reviewers/reviewer-status-list.tsx';
import { useSession } from '#shared/session/session.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';

type ApprovalContextProps = {
  approval: Approval;
  fileId: string;
  canEdit: boolean;
  /** The comments on the file. They come last because they may load later than the rest. */
  comments: ReactNode;
};

/**
 * Shows further information about an approval: the other reviewers, the history and the comments. Rendered at once below the
 * decision, so that no content moves while the user reads or presses it.
 */
export function ApprovalContext({ approval, fileId, canEdit, comments }: ApprovalContextProps) {
  const { email } = useSession();
  const [openedMs] = useState(() => Date.now());
  const approvalId = approval.approvalId ?? '';
  const isRunning = approval.status === 'IN_PROGRESS';
  const fileIds = canEdit ? [fileId] : [];
  const emails = listOtherPendingReviewers(approval, email);
  const untilMs = getResponseDeadlineMs(approval.dueTime, openedMs);
  const statuses = useQuery({ ...reviewerStatusQuery(fileIds, emails, untilMs), enabled: isRunning });
  const history = useQuery(approvalHistoryQuery(fileId, approvalId));
  const [isShown, setIsShown] = useState(false);
  if (!isShown && !statuses.isLoading && !history.isPending) setIsShown(true);
  return (
    <>
      {!isShown && <Skeleton label="Loading more details" rows={4} />}
      <div className={clsx('flex flex-col gap-16', !isShown && 'hidden')}>
        {isRunning && <ReviewerStatusList fileIds={fileIds} emails={emails} untilMs={untilMs} />}
        <ApprovalTrail fileId={fileId} approvalId={approvalId} />
        {comments}
      </div>
    </>
  );
}
