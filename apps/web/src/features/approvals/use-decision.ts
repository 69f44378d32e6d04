import { type ReactNode, useState } from 'react';
import { REVIEWING_ROLES } from '#shared/role-groups.ts';
import { roleRefusal } from '#shared/role-refusal.ts';
import { mayCall, type Session, useSession } from '#shared/session.ts';
import { useKeptText } from '#shared/use-kept-text.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { type Approval, decisionStamp, hasAnswered, responseOf } from './approval.ts';
import { type OwnAnswer, useOwnAnswers } from './own-answers.ts';
import { type ApprovalAction, useApprovalStep } from './queries.ts';
import { reminderText } from './reminders.ts';
import { reviewId } from './review-queries.ts';
import { type MessageField, useMessageField } from './use-message-field.ts';
import { useOpenedCheck } from './use-opened-check.tsx';

/** What is decided, and what of the file the decision depends on. */
export type DecisionSubject = {
  fileId: string;
  /** Name of the file, for what is told of a step. */
  title: string;
  approval: Approval;
  /** `modifiedTime` of the file as it was shown; undefined while it is not known. */
  fileVersion: string | undefined;
  canEdit: boolean;
  /** Whether what is decided on is kept for ever: it has bytes, and the person may edit it. */
  keepsContent: boolean;
  /** Called when a decision was accepted. */
  onDecided?: () => void;
};

/** A decision in the making, as the form and the buttons show it. */
export type DecisionState = {
  subject: DecisionSubject;
  message: string;
  setMessage: (text: string) => void;
  isReasonMissing: boolean;
  messageField: MessageField;
  /** Whether the approval waits for this person's answer. */
  isMine: boolean;
  /** Why this person cannot decide, if they cannot. */
  refusal: string | undefined;
  /** The same, where the box of what was not looked at does not say it already. */
  toldRefusal: string | undefined;
  /** Why the person's last answer did not reach the service, if it did not. */
  refusedAnswer: string | undefined;
  /** The box to tick to decide on what was not looked at. */
  unseenBox: ReactNode;
  /** Whether approving and declining are open. */
  isOpen: boolean;
  isUnderWay: boolean;
  error: Error | null;
  mayManage: boolean;
  mayMessage: boolean;
  approve: () => void;
  decline: () => void;
  sendMessage: () => void;
  remind: () => void;
  cancel: () => void;
  reassign: (body: Record<string, unknown>, onAccepted: () => void) => void;
};

const NEEDS_REASON: readonly ApprovalAction[] = ['drive.approvals.decline', 'drive.approvals.comment'];
const DECIDES: readonly ApprovalAction[] = ['drive.approvals.approve', 'drive.approvals.decline'];

/** The state of a decision on an approval that runs, with its keys. */
export function useDecision(subject: DecisionSubject): DecisionState {
  const { fileId, title, approval, canEdit } = subject;
  const session = useSession();
  const messageField = useMessageField();
  const kept = useKeptText(`decision.${fileId}.${approval.approvalId}`);
  const message = kept.text;
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const step = useApprovalStep(fileId, approval.approvalId ?? '');
  const { refusal, toldRefusal, refusedAnswer, unseenBox, isUnseen, manner } = useRefusal(subject, session);
  const act = (action: ApprovalAction, label: string) => {
    const isMissing = message.trim() === '' && NEEDS_REASON.includes(action);
    setIsReasonMissing(isMissing);
    if (isMissing) {
      messageField.goTo(action === 'drive.approvals.decline' ? 'decline' : 'message');
      return;
    }
    const isDecision = DECIDES.includes(action);
    const body = { message: message.trim() };
    step.act({ action, body, label, ...(isDecision && { ...decidedOn(subject), isUnseen }) }, () => {
      kept.settle(message);
      if (isDecision) subject.onDecided?.();
    });
  };
  const isOpen = refusal === undefined && !step.isUnderWay;
  const decision: DecisionState = {
    subject,
    message,
    setMessage: (text) => {
      kept.type(text);
      setIsReasonMissing(false);
    },
    isReasonMissing,
    messageField,
    isMine: isWaitingFor(approval, session.email),
    refusal,
    toldRefusal,
    refusedAnswer,
    unseenBox,
    isOpen,
    isUnderWay: step.isUnderWay,
    error: step.error,
    mayManage: approval.initiator?.emailAddress === session.email || canEdit,
    mayMessage: mayCall(session, 'drive.approvals.comment'),
    approve: () => act('drive.approvals.approve', `Approved ${title}${manner}`),
    decline: () => act('drive.approvals.decline', `Declined ${title}${manner}`),
    sendMessage: () => act('drive.approvals.comment', `Message about ${title}`),
    cancel: () => act('drive.approvals.cancel', `Cancelled the approval of ${title}`),
    remind: () => {
      const body = { message: reminderText(title, approval.dueTime, Date.now()) };
      step.act({ action: 'drive.approvals.comment', body, label: `Reminder about ${title}` }, () => undefined);
    },
    reassign: (body, onAccepted) =>
      step.act({ action: 'drive.approvals.reassign', body, label: `Reviewers of ${title} changed` }, onAccepted),
  };
  useDecisionKeys(decision, () => messageField.goTo('message'));
  return decision;
}

/** What of the content goes along with a decision: its state as it was shown, and whether it is kept. */
function decidedOn({ approval, fileVersion, keepsContent }: DecisionSubject) {
  return { stamp: decisionStamp(approval.modifyTime, fileVersion), keepsContent };
}

/** Why nothing can be decided: what holds for good before what the person can do something about. */
function useRefusal({ fileId, fileVersion, approval }: DecisionSubject, session: Session) {
  const { notYet, isTold, box, ...opened } = useOpenedCheck(fileId, fileVersion);
  const answer = useOwnAnswers().get(reviewId({ fileId, approvalId: approval.approvalId ?? '' }));
  const closed = decisionRefusal(session, approval, answer);
  const refusedAnswer = closed === undefined && answer?.state === 'refused' ? answer.reason : undefined;
  const refusal = closed ?? notYet;
  const toldRefusal = closed ?? (isTold ? undefined : notYet);
  return { ...opened, refusal, toldRefusal, refusedAnswer, unseenBox: closed === undefined && box };
}

function useDecisionKeys({ approve, decline, isOpen, mayMessage }: DecisionState, focusMessage: () => void) {
  useShortcut('a', approve, isOpen);
  useShortcut('d', decline, isOpen);
  useShortcut('m', focusMessage, mayMessage);
}

function isWaitingFor(approval: Approval, email: string): boolean {
  const own = responseOf(approval, email);
  return own !== undefined && !hasAnswered(own);
}

/** Why this person cannot decide, if they cannot. */
function decisionRefusal(session: Session, approval: Approval, answer: OwnAnswer | undefined): string | undefined {
  const refusal = roleRefusal(session, 'drive.approvals.approve', 'Deciding', REVIEWING_ROLES);
  if (refusal !== undefined) return refusal;
  const own = responseOf(approval, session.email);
  if (!own) return 'You are not a reviewer of this approval.';
  if (hasAnswered(own)) return 'You have answered already.';
  return answer?.state === 'held' ? 'Your answer is about to be sent. Until then it can be undone.' : undefined;
}
