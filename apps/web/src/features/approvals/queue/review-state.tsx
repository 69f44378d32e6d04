import { Trash2 } from 'lucide-react';
import type { Approval } from '#features/approvals/approval.ts';
import { ApprovalStatusChip, DueChip } from '#features/approvals/approval-status.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';

type ReviewStateProps = { approval: Approval; isTrashed: boolean; nowMs: number };

/** Shows the states of an approval and its file that affect the decision. */
export function ReviewState({ approval, isTrashed, nowMs }: ReviewStateProps) {
  return (
    <>
      <ApprovalStatusChip approval={approval} />
      {approval.status === 'IN_PROGRESS' && approval.dueTime && <DueChip dueTime={approval.dueTime} nowMs={nowMs} />}
      {isTrashed && (
        <StatusChip family="amber" glyph={<Trash2 size={14} strokeWidth={2} />}>
          File in the trash
        </StatusChip>
      )}
    </>
  );
}
