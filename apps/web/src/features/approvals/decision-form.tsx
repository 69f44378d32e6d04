import { type ReactNode, useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { roleRefusal } from '#shared/role-refusal.ts';
import { useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { approveEffect, declineEffect } from './approval.ts';
import { KeepReviewTime } from './keep-review-time.tsx';
import { KeptContentNote } from './kept-content-note.tsx';
import { MoreSteps } from './more-steps.tsx';
import { ReasonField } from './reason-field.tsx';
import type { DecisionState } from './use-decision.ts';
import { onSendKeys } from './use-message-field.ts';

/** The reason or message of a decision, what the decision does, and the steps that decide nothing. */
export function DecisionForm({ decision, explanationId }: { decision: DecisionState; explanationId: string }) {
  const roles = ['operator', 'reviewer'] as const;
  const messageRefusal = roleRefusal(useSession(), 'drive.approvals.comment', 'Sending messages', roles);
  return (
    <>
      <ReasonField
        fieldRef={decision.messageField.fieldRef}
        label="Reason or message"
        value={decision.message}
        onChange={decision.setMessage}
        onKeyDown={(event) => onSendKeys(event, () => sendWritten(decision))}
        errorMessage={decision.isReasonMissing ? 'Write a reason: declining and messages need one.' : undefined}
        blockedBecause={messageRefusal}
      />
      {decision.refusedAnswer && (
        <p className="rounded-control bg-amber-bg px-8 py-6 text-amber-fg">
          Your last answer was held back. {decision.refusedAnswer}
        </p>
      )}
      <SeenOrNot box={decision.unseenBox} />
      {decision.error && (
        <p role="alert" className="text-red-fg">
          Nothing was sent: {explainError(decision.error)}
        </p>
      )}
      <OtherSteps decision={decision} messageRefusal={messageRefusal} />
      <Explanation decision={decision} id={explanationId} />
    </>
  );
}

/** The box of those who have not seen the content; once they have, that is said in its place, and nothing moves. */
function SeenOrNot({ box }: { box: ReactNode }) {
  const [wasUnseen, setWasUnseen] = useState(false);
  if (box && !wasUnseen) setWasUnseen(true);
  return box || (wasUnseen && <p className="py-2 text-ink-3">You have looked at the content.</p>);
}

function sendWritten({ messageField, isOpen, isUnderWay, decline, sendMessage }: DecisionState): void {
  if (messageField.purpose === 'decline' && isOpen) decline();
  if (messageField.purpose === 'message' && !isUnderWay) sendMessage();
}

type OtherStepsProps = { decision: DecisionState; messageRefusal: string | undefined };

/** The steps that decide nothing; the rarer ones in a menu. */
function OtherSteps({ decision, messageRefusal }: OtherStepsProps) {
  const { approval, fileId, title } = decision.subject;
  return (
    <div className="flex flex-wrap gap-8">
      <Button
        data-op="drive.approvals.comment"
        isBusy={decision.isUnderWay}
        blockedBecause={messageRefusal}
        onPress={decision.sendMessage}
      >
        Send message
      </Button>
      <MoreSteps decision={decision} />
      {decision.isMine && approval.dueTime && (
        <KeepReviewTime title={title} fileId={fileId} dueTime={approval.dueTime} />
      )}
    </div>
  );
}

/**
 * What each answer leads to, or why none can be given now. The buttons below stay where they are from the one to the other: who
 * is to answer has room for the longer of both.
 */
function Explanation({ decision, id }: { decision: DecisionState; id: string }) {
  const { approval } = decision.subject;
  const { refusal, isMine } = decision;
  return (
    <div id={id} className="grid text-ink-2 text-small *:[grid-area:1/1]">
      {refusal !== undefined && <p>{refusal}</p>}
      {(refusal === undefined || isMine) && (
        <div className={refusal === undefined ? undefined : 'invisible'}>
          <p>{approveEffect(approval).sentence}</p>
          <p>{declineEffect(approval)}</p>
          <KeptContentNote subject={decision.subject} />
          <p className="mt-4 text-ink-3 max-md:hidden">
            <Kbd>A</Kbd> approve <Kbd>D</Kbd> decline <Kbd>M</Kbd> message <Kbd>Ctrl Enter</Kbd>{' '}
            {decision.messageField.purpose === 'decline' ? 'decline' : 'send message'}
          </p>
        </div>
      )}
    </div>
  );
}
