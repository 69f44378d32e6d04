import { useQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorView, isUnreadable } from '#shared/error-view.tsx';
import { mayCall, useSession } from '#shared/session.ts';
import { useNow } from '#shared/use-now.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OpeningWindow } from '#ui/opening-window.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { Decision } from './decision.tsx';
import { approvalsQuery } from './queries.ts';

// Loaded when it opens.
const StartApprovalDialog = lazy(async () => ({
  default: (await import('./start-approval-dialog.tsx')).StartApprovalDialog,
}));

const TICK_MS = 30_000;

export type FileApprovalsProps = {
  fileId: string;
  /** Name of the file. */
  title: string;
  /** `modifiedTime` of the file. */
  version: string | undefined;
  /** Whether the person may change the file, and so cancel its approvals. */
  canEdit: boolean;
  /** Whether the service lets this person start an approval of this file. */
  canStart: boolean;
};

/** The approval that runs, with its decision, and those that have ended. */
export function FileApprovals({ fileId, title, version, canEdit, canStart }: FileApprovalsProps) {
  const approvals = useQuery(approvalsQuery(fileId));
  const nowMs = useNow(TICK_MS);
  if (approvals.isPending) return <Skeleton label="Loading the approvals" rows={4} />;
  if (isUnreadable(approvals)) {
    return (
      <ErrorView
        error={approvals.error}
        title="The approvals could not be loaded"
        onRetry={() => void approvals.refetch()}
      />
    );
  }
  const all = approvals.data;
  const running = all.find(({ status }) => status === 'IN_PROGRESS');
  const ended = all.filter((approval) => approval !== running);
  return (
    <div className="min-h-0 flex-1 overflow-auto bg-surface">
      {!running && <NoneRunning fileId={fileId} canStart={canStart} />}
      <div className="flex max-w-720 flex-col gap-24 p-16">
        {running && (
          <>
            <ApprovalCard approval={running} nowMs={nowMs} level={2} />
            <Decision
              key={running.approvalId}
              fileId={fileId}
              title={title}
              fileVersion={version}
              approval={running}
              canEdit={canEdit}
            />
          </>
        )}
        {ended.length > 0 && (
          <section className="flex flex-col gap-16">
            <h2 className="font-semibold text-section">Ended approvals</h2>
            {ended.map((approval) => (
              <ApprovalCard key={approval.approvalId} approval={approval} nowMs={nowMs} level={3} />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

function NoneRunning({ fileId, canStart }: { fileId: string; canStart: boolean }) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const mayStart = mayCall(session, 'drive.approvals.start');
  return (
    <EmptyState
      icon={Stamp}
      title="No approval is running"
      action={
        mayStart && canStart ? (
          <Button kind="primary" size="form" onPress={() => setIsOpen(true)}>
            Start an approval
          </Button>
        ) : undefined
      }
    >
      {!mayStart && <p>Starting one is for the role operator or reviewer.</p>}
      {mayStart && !canStart && <p>Only people who may change this file can start one.</p>}
      {isOpen && (
        <Suspense fallback={<OpeningWindow onClose={() => setIsOpen(false)} />}>
          <StartApprovalDialog fileId={fileId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </EmptyState>
  );
}
