import { useId, useRef, useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { mayCall, type Session, useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type Approval, approveEffect, declineEffect, hasAnswered, responseOf } from './approval.ts';
import { type ApprovalAction, useApprovalStep } from './queries.ts';
import { ReassignDialog } from './reassign-dialog.tsx';

type DecisionProps = {
  fileId: string;
  /** Name of the file, for what is told of a step. */
  title: string;
  approval: Approval;
  canEdit: boolean;
  /** Why nothing can be decided yet, besides what the approval itself says. */
  notYet?: string | undefined;
  /** Called when a decision was accepted. */
  onDecided?: () => void;
};

const NEEDS_REASON: readonly ApprovalAction[] = ['drive.approvals.decline', 'drive.approvals.comment'];

/** The message box and the decisions of an approval that runs, with what each of them does and why one may be closed. */
export function Decision({ fileId, title, approval, canEdit, notYet, onDecided }: DecisionProps) {
  const session = useSession();
  const explanationId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [needsReason, setNeedsReason] = useState(false);
  const [isReassigning, setIsReassigning] = useState(false);
  const step = useApprovalStep(fileId, approval.approvalId ?? '');
  const refusal = decisionRefusal(session, approval) ?? notYet;
  const mayManage = approval.initiator?.emailAddress === session.email || canEdit;
  const mayMessage = mayCall(session, 'drive.approvals.comment');
  const approve = approveEffect(approval);
  const focusMessage = () => field.current?.querySelector('textarea')?.focus();
  const act = (action: ApprovalAction, label: string) => {
    const isReasonMissing = message.trim() === '' && NEEDS_REASON.includes(action);
    setNeedsReason(isReasonMissing);
    if (isReasonMissing) {
      focusMessage();
      return;
    }
    step.act({ action, body: { message: message.trim() }, label }, () => {
      setMessage('');
      if (action === 'drive.approvals.approve' || action === 'drive.approvals.decline') onDecided?.();
    });
  };
  const decide = {
    approve: () => act('drive.approvals.approve', `Approved ${title}`),
    decline: () => act('drive.approvals.decline', `Declined ${title}`),
    message: () => act('drive.approvals.comment', `Message about ${title}`),
  };
  const isOpen = refusal === undefined && !step.isUnderWay;
  useShortcut('a', decide.approve, isOpen);
  useShortcut('d', decide.decline, isOpen);
  useShortcut('m', startTyping(focusMessage), mayMessage);
  return (
    <section aria-label="Your decision" className="flex flex-col gap-12 rounded-card border border-line p-16">
      <div ref={field}>
        <TextField
          label="Reason or message"
          rows={3}
          value={message}
          onChange={(text) => {
            setMessage(text);
            setNeedsReason(false);
          }}
          errorMessage={needsReason ? 'Write a reason: declining and messages need one.' : undefined}
          isDisabled={!mayMessage}
        />
      </div>
      {step.error && (
        <p role="alert" className="text-red-fg">
          That did not work: {explainError(step.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-8">
        <Button
          kind="success"
          size="form"
          data-op="drive.approvals.approve"
          isDisabled={!isOpen}
          aria-describedby={explanationId}
          onPress={decide.approve}
        >
          {approve.label}
        </Button>
        <Button
          kind="danger"
          size="form"
          data-op="drive.approvals.decline"
          isDisabled={!isOpen}
          aria-describedby={explanationId}
          onPress={decide.decline}
        >
          Decline
        </Button>
        <Button
          size="form"
          data-op="drive.approvals.comment"
          isDisabled={!mayMessage || step.isUnderWay}
          onPress={decide.message}
        >
          Send message
        </Button>
        {mayManage && mayCall(session, 'drive.approvals.reassign') && (
          <Button kind="quiet" size="form" isDisabled={step.isUnderWay} onPress={() => setIsReassigning(true)}>
            Reassign
          </Button>
        )}
        {mayManage && mayCall(session, 'drive.approvals.cancel') && (
          <Button
            kind="quiet"
            size="form"
            data-op="drive.approvals.cancel"
            isDisabled={step.isUnderWay}
            onPress={() => act('drive.approvals.cancel', `Cancelled the approval of ${title}`)}
          >
            Cancel approval
          </Button>
        )}
      </div>
      <Explanation id={explanationId} refusal={refusal} approval={approval} sentence={approve.sentence} />
      {isReassigning && (
        <ReassignDialog
          approval={approval}
          onClose={() => setIsReassigning(false)}
          onReassign={(body) =>
            step.act({ action: 'drive.approvals.reassign', body, label: `Reviewers of ${title} changed` }, () =>
              setIsReassigning(false),
            )
          }
        />
      )}
    </section>
  );
}

/** A key that leads into a text field must not be typed into it. */
function startTyping(focus: () => void) {
  return (event: KeyboardEvent) => {
    event.preventDefault();
    focus();
  };
}

type ExplanationProps = { id: string; refusal: string | undefined; approval: Approval; sentence: string };

function Explanation({ id, refusal, approval, sentence }: ExplanationProps) {
  return (
    <div id={id} className="text-ink-2 text-small">
      {refusal ?? (
        <>
          <p>{sentence}</p>
          <p>Declining: {declineEffect(approval)}</p>
          <p className="mt-4 text-ink-3 max-md:hidden">
            <Kbd>A</Kbd> approve <Kbd>D</Kbd> decline <Kbd>M</Kbd> message
          </p>
        </>
      )}
    </div>
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
