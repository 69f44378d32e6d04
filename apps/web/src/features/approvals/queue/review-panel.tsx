import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApprovalCard } from '#features/approvals/approval-card.tsx';
import { Decision } from '#features/approvals/decide/decision.tsx';
import { pinsContent } from '#features/approvals/decide/pins-content.ts';
import { approvalHistoryQuery } from '#features/approvals/history-query.ts';
import { approvalQuery } from '#features/approvals/queries.ts';
import type { ReviewRow } from '#features/approvals/review-queries.ts';
import { useNow } from '#lib/use-now.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';

const TICK_MS = 30_000;

type ReviewPanelProps = {
  row: ReviewRow;
  /** The position of the row in the list, such as `7 of 23`. */
  position: string;
  /** The preview of the file's content. */
  preview: ReactNode;
  onClose: () => void;
  /** The reason why there is no next row, if any. */
  nextRefusal: string | undefined;
  /** Moves to the next row, or finishes after the last row. */
  onNext: () => void;
  onOpen: () => void;
};

/** The panel of one approval: the responses and the decision. */
export function ReviewPanel({ row, position, preview, nextRefusal, onClose, onNext, onOpen }: ReviewPanelProps) {
  const { fileId, approvalId, title } = row;
  const nowMs = useNow(TICK_MS);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const approval = useQuery(approvalQuery(fileId, approvalId));
  const file = useQuery(
    operationQuery('drive.files.get', {
      fileId,
      supportsAllDrives: true,
      fields: 'id,modifiedTime,headRevisionId,trashed,capabilities(canEdit,canReadRevisions)',
    }),
  );
  return (
    <SidePanel title={title} foot={<div ref={setFoot} />} onClose={onClose}>
      <div className="flex flex-col gap-16">
        <div className="flex items-center gap-8">
          <span className="text-ink-3 text-small">{position}</span>
          <span className="ml-auto flex gap-8">
            <Button onPress={onOpen}>Open</Button>
            <Button disabledReason={nextRefusal} onPress={onNext}>
              Next
            </Button>
          </span>
        </div>
        {preview}
        {approval.isPending && <Skeleton label="Loading the approval" rows={4} />}
        {isUnreadable(approval) && (
          <ErrorView
            error={approval.error}
            title="The approval could not be loaded"
            onRetry={() => void approval.refetch()}
          />
        )}
        {approval.data && (
          <>
            <ApprovalCard approval={approval.data} nowMs={nowMs} level={3} />
            <Request fileId={fileId} approvalId={approvalId} />
            {approval.data.status === 'IN_PROGRESS' && (
              <Decision
                fileId={fileId}
                title={title}
                approval={approval.data}
                fileVersion={file.data?.modifiedTime}
                canEdit={file.data?.capabilities?.canEdit ?? false}
                pinsContent={file.data !== undefined && pinsContent(file.data)}
                isTrashed={file.data?.trashed ?? false}
                barPlace={foot}
                onDecided={onNext}
              />
            )}
          </>
        )}
      </div>
    </SidePanel>
  );
}

/** The message of the approval request. */
function Request({ fileId, approvalId }: { fileId: string; approvalId: string }) {
  const steps = useQuery(approvalHistoryQuery(fileId, approvalId)).data ?? [];
  const message = steps.find(({ kind }) => kind === 'started')?.message;
  if (!message) return null;
  return <blockquote className="border-line-strong border-l-2 pl-8 text-ink-2 wrap-anywhere">{message}</blockquote>;
}
