import { useQuery } from '@tanstack/react-query';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { ApprovalCard } from '#features/approvals/approval-card.tsx';
import { Decision } from '#features/approvals/decide/decision.tsx';
import { approvalsQuery } from '#features/approvals/queries.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useNow } from '#lib/use-now.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { WindowPart } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

// Lazy-loaded on first open.
const StartApprovalDialog = lazyComponent(
  () => import('#features/approvals/start/start-approval-dialog.tsx'),
  'StartApprovalDialog',
);

const TICK_MS = 30_000;

export type FileApprovalsProps = {
  fileId: string;
  /** Name of the file. */
  title: string;
  /** `modifiedTime` of the file. */
  version: string | undefined;
  /** Whether the user may edit the file and therefore cancel its approvals. */
  canEdit: boolean;
  /** Whether the user's response pins the content. */
  pinsContent: boolean;
  isTrashed: boolean;
  /** Whether the service permits this user to start an approval of the file. */
  canStart: boolean;
};

/** Shows the approval in progress with its decision, and the completed approvals. */
export function FileApprovals({ fileId, canStart, version, ...decided }: FileApprovalsProps) {
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
  const running = approvals.data.find(({ status }) => status === 'IN_PROGRESS');
  const ended = approvals.data.filter((approval) => approval !== running);
  if (approvals.data.length === 0) return <NoApproval fileId={fileId} canStart={canStart} />;
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      {/* The approval that runs stays in its place when it ends */}
      <div className="flex max-w-720 flex-col gap-24 p-16">
        <div className="flex min-h-32 flex-wrap items-center gap-8">
          <h2 className="font-semibold text-section">{running ? 'Current approval' : 'No approval in progress'}</h2>
          {!running && <StartOne fileId={fileId} canStart={canStart} />}
        </div>
        {running && (
          <div key={running.approvalId} className="flex flex-col gap-24">
            <ApprovalCard approval={running} nowMs={nowMs} level={3} />
            <Decision {...decided} fileId={fileId} fileVersion={version} approval={running} />
          </div>
        )}
        {running && ended.length > 0 && <h2 className="font-semibold text-section">Completed approvals</h2>}
        {ended.map((approval) => (
          <ApprovalCard key={approval.approvalId} approval={approval} nowMs={nowMs} level={3} />
        ))}
      </div>
    </div>
  );
}

type StartProps = Pick<FileApprovalsProps, 'fileId' | 'canStart'>;

function NoApproval(props: StartProps) {
  return (
    <div data-scroll-restoration-id="screen" className="min-h-0 flex-1 overflow-auto">
      <EmptyState icon={Stamp} title="No approval in progress">
        <StartOne {...props} />
      </EmptyState>
    </div>
  );
}

/** The button that starts an approval, or the reason why it is unavailable. */
function StartOne({ fileId, canStart }: StartProps) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const refusal = roleRefusal(session, 'drive.approvals.start', 'Starting approvals', REVIEWING_ROLES);
  if (refusal !== undefined) return <p className="text-ink-2">{refusal}</p>;
  if (!canStart) return <p className="text-ink-2">Only people who can edit this file can start an approval.</p>;
  return (
    <>
      <Button kind="primary" size="form" onPress={() => setIsOpen(true)}>
        Start approval
      </Button>
      {isOpen && (
        <WindowPart onClose={() => setIsOpen(false)}>
          <StartApprovalDialog fileId={fileId} onClose={() => setIsOpen(false)} />
        </WindowPart>
      )}
    </>
  );
}
