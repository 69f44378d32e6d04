import { useQuery } from '@tanstack/react-query';
import { explainError } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { approvalUseQuery } from '#shared/script/approval-use.ts';
import { deploymentHistoryQuery } from '#shared/script/deployments/deployment-history.ts';
import { versionQuery } from '#shared/script/queries.ts';
import { UnapprovedOverride } from '#shared/script/unapproved-override.tsx';
import { canCall, useSession } from '#shared/session/session.ts';

/**
 * Whether a version was reviewed: the project's file was approved after the version was created. No approval is needed if the
 * project does not use approvals, or if the deployment has served the version before.
 */
export type ApprovalState = 'approved' | 'missing' | 'unknown' | 'not needed';

/**
 * Reports whether the project's file was approved after a version was created. This is a policy of the console, not of the
 * service: users can deploy without approval but must confirm it and give a reason. A version that is created later is not
 * approved.
 */
export function useApprovalState(scriptId: string, versionNumber: number | undefined, deploymentId?: string) {
  const session = useSession();
  const isAllowed = canCall(session, 'drive.approvals.list');
  const approval = useQuery({ ...approvalUseQuery(scriptId), enabled: isAllowed });
  const history = useQuery({ ...deploymentHistoryQuery(scriptId), enabled: deploymentId !== undefined });
  const wasServed = (history.data ?? []).some(
    (record) =>
      versionNumber !== undefined && record.deploymentId === deploymentId && record.versionNumber === versionNumber,
  );
  const version = useQuery({ ...versionQuery(scriptId, versionNumber ?? 0), enabled: versionNumber !== undefined });
  const approvedAt = approval.data?.last?.completeTime;
  const madeAt = version.data?.createTime;
  const isKnown = approval.isSuccess && (madeAt !== undefined || versionNumber === undefined);
  const isNewer = approvedAt !== undefined && madeAt !== undefined && Date.parse(approvedAt) >= Date.parse(madeAt);
  const known: ApprovalState = isNewer ? 'approved' : 'missing';
  const isNeeded = approval.data?.isUsed !== false && !wasServed;
  const state: ApprovalState = isNeeded ? (isKnown ? known : 'unknown') : 'not needed';
  return {
    state,
    isAccepted: state === 'approved' || state === 'not needed',
    approvedAt,
    error: approval.error ?? version.error,
  };
}

type ApprovalGuardProps = {
  /** The field in which the user explains the missing approval. */
  reasonField: 'message' | 'name';
  approval: ReturnType<typeof useApprovalState>;
  isOverridden: boolean;
  onOverride: (isOverridden: boolean) => void;
};

/** Shows whether the version was approved, and lets the user override a missing approval. */
export function ApprovalGuard({ reasonField, approval, isOverridden, onOverride }: ApprovalGuardProps) {
  const { state, approvedAt, error } = approval;
  if (state === 'not needed') return null;
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
          ? `Could not check whether this version is approved: ${explainError(error)}`
          : 'The project’s file has not been approved since this version was created.'
      }
      reasonField={reasonField}
      isOverridden={isOverridden}
      onOverride={onOverride}
    />
  );
}
