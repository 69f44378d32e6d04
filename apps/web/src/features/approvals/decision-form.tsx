import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { explainError } from '#shared/error-view.tsx';
import { roleRefusal } from '#shared/role-refusal.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { useNow } from '#shared/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { OpeningWindow } from '#ui/opening-window.tsx';
import { approveEffect, declineEffect } from './approval.ts';
import { approvalHistoryQuery } from './history-query.ts';
import { KeepReviewTime } from './keep-review-time.tsx';
import { ReasonField } from './reason-field.tsx';
import { reminderRefusal } from './reminders.ts';
import type { DecisionState } from './use-decision.ts';

// Loaded when it opens.
const ReassignDialog = lazy(async () => ({ default: (await import('./reassign-dialog.tsx')).ReassignDialog }));

/** The reason or message of a decision, what the decision does, and the steps that decide nothing. */
export function DecisionForm({ decision, explanationId }: { decision: DecisionState; explanationId: string }) {
  return (
    <>
      <ReasonField
        fieldRef={decision.messageField}
        label="Reason or message"
        value={decision.message}
        onChange={decision.setMessage}
        errorMessage={decision.isReasonMissing ? 'Write a reason: declining and messages need one.' : undefined}
        isDisabled={!decision.mayMessage}
      />
      {decision.unseenBox}
      {decision.error && (
        <p role="alert" className="text-red-fg">
          That did not work: {explainError(decision.error)}
        </p>
      )}
      <OtherSteps decision={decision} />
      <Explanation decision={decision} id={explanationId} />
    </>
  );
}

const TICK_MS = 60_000;

function OtherSteps({ decision }: { decision: DecisionState }) {
  const session = useSession();
  const nowMs = useNow(TICK_MS);
  const [isReassigning, setIsReassigning] = useState(false);
  const { approval, fileId } = decision.subject;
  const { isUnderWay, mayManage, mayMessage } = decision;
  const steps = useQuery(approvalHistoryQuery(fileId, approval.approvalId ?? '')).data ?? [];
  const tooSoon = reminderRefusal(steps.findLast(({ kind }) => kind === 'reminder')?.time, nowMs);
  return (
    <div className="flex flex-wrap gap-8">
      <Button
        size="form"
        data-op="drive.approvals.comment"
        isDisabled={isUnderWay}
        blockedBecause={roleRefusal(session, 'drive.approvals.comment', 'Sending messages', ['operator', 'reviewer'])}
        onPress={decision.sendMessage}
      >
        Send message
      </Button>
      {decision.isMine && approval.dueTime && (
        <KeepReviewTime title={decision.subject.title} fileId={fileId} dueTime={approval.dueTime} />
      )}
      {mayManage && mayMessage && (
        <Button
          kind="quiet"
          size="form"
          data-op="drive.approvals.comment"
          isDisabled={isUnderWay || tooSoon !== undefined}
          onPress={decision.remind}
        >
          Remind reviewers
        </Button>
      )}
      {mayManage && mayCall(session, 'drive.approvals.reassign') && (
        <Button kind="quiet" size="form" isDisabled={isUnderWay} onPress={() => setIsReassigning(true)}>
          Reassign
        </Button>
      )}
      {mayManage && mayCall(session, 'drive.approvals.cancel') && (
        <Button
          kind="quiet"
          size="form"
          data-op="drive.approvals.cancel"
          isDisabled={isUnderWay}
          onPress={decision.cancel}
        >
          Cancel approval
        </Button>
      )}
      {mayManage && tooSoon && <p className="w-full text-ink-3 text-small">{tooSoon}</p>}
      {isReassigning && (
        <Suspense fallback={<OpeningWindow onClose={() => setIsReassigning(false)} />}>
          <ReassignDialog
            fileId={fileId}
            approval={approval}
            onClose={() => setIsReassigning(false)}
            onReassign={(body) => decision.reassign(body, () => setIsReassigning(false))}
          />
        </Suspense>
      )}
    </div>
  );
}

function Explanation({ decision, id }: { decision: DecisionState; id: string }) {
  const { approval } = decision.subject;
  return (
    <div id={id} className="text-ink-2 text-small">
      {decision.refusal ?? (
        <>
          <p>{approveEffect(approval).sentence}</p>
          <p>{declineEffect(approval)}</p>
          <p className="mt-4 text-ink-3 max-md:hidden">
            <Kbd>A</Kbd> approve <Kbd>D</Kbd> decline <Kbd>M</Kbd> message
          </p>
        </>
      )}
    </div>
  );
}
