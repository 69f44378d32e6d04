import { useId, useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { mayCall, type Session, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { notify } from '#ui/toasts.tsx';
import { type Approval, approveEffect, declineEffect, hasAnswered, responseOf } from './approval.ts';
import { type ApprovalAction, useApprovalAction } from './queries.ts';

type DecisionProps = { fileId: string; approval: Approval; canEdit: boolean };

const DONE: Readonly<Record<ApprovalAction, string>> = {
  'drive.approvals.approve': 'Approved',
  'drive.approvals.decline': 'Declined',
  'drive.approvals.comment': 'Message sent to everybody in this approval',
  'drive.approvals.cancel': 'Approval cancelled',
};

/** The message box and the decisions of an approval that runs, with what each of them does and why one may be closed. */
export function Decision({ fileId, approval, canEdit }: DecisionProps) {
  const session = useSession();
  const explanationId = useId();
  const [message, setMessage] = useState('');
  const [needsReason, setNeedsReason] = useState(false);
  const action = useApprovalAction(fileId, approval.approvalId ?? '');
  const refusal = decisionRefusal(session, approval);
  const isInitiator = approval.initiator?.emailAddress === session.email;
  const approve = approveEffect(approval);
  const act = (id: ApprovalAction) => {
    const isReasonMissing =
      message.trim() === '' && (id === 'drive.approvals.decline' || id === 'drive.approvals.comment');
    setNeedsReason(isReasonMissing);
    if (isReasonMissing || action.isSending()) return;
    action.mutate(
      { action: id, message: message.trim() },
      {
        onSuccess: () => {
          setMessage('');
          notify(DONE[id]);
        },
      },
    );
  };
  return (
    <section aria-label="Your decision" className="flex flex-col gap-12 rounded-card border border-line p-16">
      <TextField
        label="Reason or message"
        rows={3}
        value={message}
        onChange={(text) => {
          setMessage(text);
          setNeedsReason(false);
        }}
        errorMessage={needsReason ? 'Write a reason: declining and messages need one.' : undefined}
        isDisabled={!mayCall(session, 'drive.approvals.comment')}
      />
      {action.error && (
        <p role="alert" className="text-red-fg">
          That did not work: {explainError(action.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button
          kind="success"
          size="form"
          data-op="drive.approvals.approve"
          isDisabled={refusal !== undefined || action.isPending}
          aria-describedby={explanationId}
          onPress={() => act('drive.approvals.approve')}
        >
          {approve.label}
        </Button>
        <Button
          kind="danger"
          size="form"
          data-op="drive.approvals.decline"
          isDisabled={refusal !== undefined || action.isPending}
          aria-describedby={explanationId}
          onPress={() => act('drive.approvals.decline')}
        >
          Decline
        </Button>
        <Button
          size="form"
          data-op="drive.approvals.comment"
          isDisabled={!mayCall(session, 'drive.approvals.comment') || action.isPending}
          onPress={() => act('drive.approvals.comment')}
        >
          Send message
        </Button>
        {(isInitiator || canEdit) && mayCall(session, 'drive.approvals.cancel') && (
          <Button
            kind="quiet"
            size="form"
            data-op="drive.approvals.cancel"
            isDisabled={action.isPending}
            onPress={() => act('drive.approvals.cancel')}
          >
            Cancel approval
          </Button>
        )}
      </div>
      <div id={explanationId} className="text-ink-2 text-small">
        {refusal ?? (
          <>
            <p>{approve.sentence}</p>
            <p>Declining: {declineEffect(approval)}</p>
          </>
        )}
      </div>
    </section>
  );
}

/** Why this person cannot decide, if they cannot. */
function decisionRefusal(session: Session, approval: Approval): string | undefined {
  if (!mayCall(session, 'drive.approvals.approve')) {
    return `Approving and declining are for the role operator or reviewer; yours is ${session.roles.join(', ')}. An operator can change that.`;
  }
  const own = responseOf(approval, session.email);
  if (!own) return 'You are not a reviewer of this approval.';
  return hasAnswered(own) ? 'You have answered already.' : undefined;
}
