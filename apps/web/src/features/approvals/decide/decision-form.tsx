import { type ReactNode, useState } from 'react';
import { approveEffect, declineEffect } from '#features/approvals/approval.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { KeyLegend } from '#ui/keyboard/key-legend.tsx';
import { MoreSteps } from './more-steps.tsx';
import { PinnedContentNote } from './pinned-content-note.tsx';
import { ReasonField } from './reason-field.tsx';
import { ReserveReviewTime } from './reserve-review-time.tsx';
import { SnoozeStep } from './snooze-step.tsx';
import type { DecisionState } from './use-decision.ts';
import { type MessagePurpose, onSendKeys } from './use-message-field.ts';

type DecisionFormProps = {
  decision: DecisionState;
  explanationId: string;
  /** The two decision buttons, if they are part of the form. */
  bar: ReactNode;
};

/** The reason or message, the effect of the decision, the decision buttons, and the other actions. */
export function DecisionForm({ decision, explanationId, bar }: DecisionFormProps) {
  return (
    <>
      <ReasonField
        fieldRef={decision.messageField.fieldRef}
        label="Comment (optional to approve)"
        value={decision.message}
        onChange={decision.setMessage}
        onKeyDown={(event) => onSendKeys(event, decision.sendWritten)}
        errorMessage={decision.sendProblem}
        disabledReason={decision.messageRefusal}
      />
      {decision.refusedResponse && (
        <p className="rounded-control bg-amber-bg px-8 py-6 text-amber-fg">
          Your last response was not sent. {decision.refusedResponse}
        </p>
      )}
      <UnviewedConfirmation box={decision.unviewedBox} />
      {decision.error && (
        <p role="alert" className="text-red-fg">
          {explainFailure('Nothing was sent', decision.error)}
        </p>
      )}
      <Explanation decision={decision} id={explanationId} />
      {decision.subject.isTrashed && (
        <p role="status" className="rounded-control bg-amber-bg px-8 py-6 text-amber-fg">
          The file is in the trash. You can still respond, or ask its owner to restore it first.
        </p>
      )}
      {bar}
      <OtherSteps decision={decision} />
      {decision.isMine && <Keys decision={decision} />}
    </>
  );
}

/** Shows the checkbox for unseen content. Once the content was seen, a text replaces the checkbox without shifting the layout. */
function UnviewedConfirmation({ box }: { box: ReactNode }) {
  const [wasUnseen, setWasUnseen] = useState(false);
  if (box && !wasUnseen) setWasUnseen(true);
  return box || (wasUnseen && <p className="py-2 text-ink-3">You have viewed the content.</p>);
}

/** The actions other than decisions. Less common ones are in a menu. */
function OtherSteps({ decision }: { decision: DecisionState }) {
  const session = useSession();
  const { approval, fileId, title } = decision.subject;
  const canSnooze = canCall(session, 'drive.approvals.approve');
  return (
    <div className="flex flex-wrap gap-8">
      <Button
        data-op="drive.approvals.comment"
        isBusy={decision.isInProgress}
        disabledReason={decision.messageRefusal}
        onPress={decision.sendMessage}
      >
        Send message
      </Button>
      <MoreSteps decision={decision} />
      {decision.isMine && canSnooze && <SnoozeStep decision={decision} />}
      {decision.isMine && approval.dueTime && (
        <ReserveReviewTime title={title} fileId={fileId} dueTime={approval.dueTime} />
      )}
    </div>
  );
}

/**
 * Describes the effect of each response, or why none is possible now, unless the checkbox for unseen content already does. For
 * assigned reviewers, it reserves the height of the longer text so that the buttons below do not move.
 */
function Explanation({ decision, id }: { decision: DecisionState; id: string }) {
  const { approval } = decision.subject;
  const { shownRefusal, isMine } = decision;
  return (
    <div id={id} className="grid text-ink-2 text-small *:[grid-area:1/1]">
      {shownRefusal !== undefined && <p>{shownRefusal}</p>}
      {(shownRefusal === undefined || isMine) && (
        <div className={shownRefusal === undefined ? undefined : 'invisible'}>
          <p>
            <span>{approveEffect(approval).sentence}</span> <span>{declineEffect(approval)}</span>
          </p>
          <PinnedContentNote subject={decision.subject} />
        </div>
      )}
    </div>
  );
}

const SENDS: Readonly<Record<MessagePurpose, string>> = {
  decline: 'decline',
  changes: 'request changes',
  message: 'send message',
};

function Keys({ decision }: { decision: DecisionState }) {
  return (
    <KeyLegend
      entries={[
        ['a', 'approve'],
        ['q', 'request changes'],
        ['d', 'decline'],
        ['b', 'snooze'],
        ['m', 'message'],
        ['j', 'next'],
        ['Ctrl Enter', SENDS[decision.messageField.purpose]],
      ]}
    />
  );
}
