import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ErrorView } from '#shared/error-view.tsx';
import { useNow } from '#shared/use-now.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { ApprovalStatusChip, DueChip } from './approval-status.tsx';
import { Decision } from './decision.tsx';
import { noteOpened } from './opened-files.ts';
import { approvalQuery } from './queries.ts';

const TICK_MS = 30_000;

type ReviewScreenProps = {
  fileId: string;
  approvalId: string;
  title: string;
  canEdit: boolean;
  /** The content of the file. */
  children: ReactNode;
};

/** The content under review, and the decision beside it. */
export function ReviewScreen({ fileId, approvalId, title, canEdit, children }: ReviewScreenProps) {
  const nowMs = useNow(TICK_MS);
  const approval = useQuery(approvalQuery(fileId, approvalId));
  useEffect(() => noteOpened(fileId), [fileId]);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={title}
        detail={
          approval.data && (
            <>
              <ApprovalStatusChip approval={approval.data} />
              {approval.data.status === 'IN_PROGRESS' && approval.data.dueTime && (
                <DueChip dueTime={approval.data.dueTime} nowMs={nowMs} />
              )}
            </>
          )
        }
        actions={
          <>
            <Link to="/reviews" search={{}} className="inline-flex items-center gap-4 text-accent-ink hover:underline">
              <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
              The queue
            </Link>
            <Link to="/file/$fileId/preview" params={{ fileId }} className="text-accent-ink hover:underline">
              The file
            </Link>
          </>
        }
      />
      <div className="flex min-h-0 flex-1 border-line border-t max-md:flex-col max-md:overflow-auto">
        <section
          aria-label="Content"
          className="flex min-h-0 min-w-0 flex-1 flex-col overflow-auto bg-sunken max-md:min-h-360"
        >
          {children}
        </section>
        <aside
          aria-label="Decision"
          className="flex w-full shrink-0 flex-col gap-16 overflow-auto border-line bg-surface p-16 max-md:border-t md:w-360 md:border-l"
        >
          {approval.isPending && <Skeleton label="Loading the approval" rows={4} />}
          {approval.error && (
            <ErrorView
              error={approval.error}
              title="The approval could not be loaded"
              onRetry={() => void approval.refetch()}
            />
          )}
          {approval.data && <ApprovalCard approval={approval.data} nowMs={nowMs} level={2} />}
          {approval.data?.status === 'IN_PROGRESS' && (
            <Decision fileId={fileId} title={title} approval={approval.data} canEdit={canEdit} />
          )}
        </aside>
      </div>
    </div>
  );
}
