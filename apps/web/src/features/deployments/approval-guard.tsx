import { useQuery } from '@tanstack/react-query';
import { explainError } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { versionQuery } from '#shared/script/queries.ts';
import { UnapprovedOverride } from '#shared/script/unapproved-override.tsx';
import { mayCall, useSession } from '#shared/session/session.ts';
import { lastApprovalQuery } from './queries.ts';

/** Whether four eyes have seen a version: the project's file was approved after the version was made. */
export type ApprovalState = 'approved' | 'missing' | 'unknown';

/**
 * Whether the project's file was approved after a version was made. It is a policy of the console, not of the service:
 * who deploys without an approval has to say so, and why.
 */
export function useApprovalState(scriptId: string, versionNumber: number) {
  const session = useSession();
  const isAllowed = mayCall(session, 'drive.approvals.list');
  const approval = useQuery({ ...lastApprovalQuery(scriptId), enabled: isAllowed });
  const version = useQuery(versionQuery(scriptId, versionNumber));
  const approvedAt = approval.data?.completeTime;
  const madeAt = version.data?.createTime;
  const isKnown = approval.isSuccess && madeAt !== undefined;
  const isNewer = approvedAt !== undefined && madeAt !== undefined && Date.parse(approvedAt) >= Date.parse(madeAt);
  const known: ApprovalState = isNewer ? 'approved' : 'missing';
  const state: ApprovalState = isKnown ? known : 'unknown';
  return { state, approvedAt, error: approval.error ?? version.error };
}

type ApprovalGuardProps = {
  /** Where the person says why there is no approval. */
  reasonField: 'message' | 'description';
  approval: ReturnType<typeof useApprovalState>;
  isOverridden: boolean;
  onOverride: (isOverridden: boolean) => void;
};

/** Says whether the version was approved, and lets the person go on without. */
export function ApprovalGuard({ reasonField, approval, isOverridden, onOverride }: ApprovalGuardProps) {
  const { state, approvedAt, error } = approval;
  if (state === 'approved' && approvedAt) {
    return (
      <p className="text-green-fg text-small">
        The project’s file was approved on {formatDateTime(Date.parse(approvedAt))}, after this version was created.
      </p>
    );
  }
  return (
    <UnapprovedOverride
      finding={
        error
          ? `Couldn’t check whether this version is approved: ${explainError(error)}`
          : 'The project’s file has not been approved since this version was created.'
      }
      reasonField={reasonField}
      isOverridden={isOverridden}
      onOverride={onOverride}
    />
  );
}
