import { type ReactNode, useState } from 'react';
import { type Approval, decisionPrecondition, hasAnswered, responseOf } from '#features/approvals/approval.ts';
import { type ApprovalAction, useApprovalStep } from '#features/approvals/queries.ts';
import { reminderText } from '#features/approvals/reminders.ts';
import { reviewId } from '#features/approvals/review-queries.ts';
import { useIsShown } from '#lib/use-is-shown.ts';
import { useDraftText } from '#shared/forms/use-draft-text.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { announceKey, announceRefusal } from '#shared/shortcuts/announce.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { changeRequestText } from './change-request-text.ts';
import { findUnseen } from './find-unseen.ts';
import { type OwnAnswer, useOwnAnswers } from './own-answers.ts';
import { type MessageField, type MessagePurpose, useMessageField } from './use-message-field.ts';
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
  pinsContent: boolean;
  /** Called when a decision was accepted. */
  onDecided?: () => void;
};

/** A decision in the making, as the form and the buttons show it. */
export type DecisionState = {
  subject: DecisionSubject;
  message: string;
  setMessage: (text: string) => void;
  /** Why what is written was not sent, beside the field. */
  sendProblem: string | undefined;
  messageField: MessageField;
  /** Whether the approval waits for this person's answer. */
  isMine: boolean;
  /** Why this person cannot decide, if they cannot. */
  refusal: string | undefined;
  /** The same, where the box of what was not looked at does not say it already. */
  shownRefusal: string | undefined;
  /** Why the person's last answer did not reach the service, if it did not. */
  refusedAnswer: string | undefined;
  /** The box to tick to decide on what was not looked at. */
  unseenBox: ReactNode;
  /** Whether approving and declining are open. */
  isOpen: boolean;
  isInProgress: boolean;
  error: Error | null;
  mayManage: boolean;
  /** Why no message can be sent, if none can. */
  messageRefusal: string | undefined;
  /** Why this person cannot request changes, if they cannot. */
  changesRefusal: string | undefined;
  /** Finds what is to be looked at first; undefined where that is not what is missing. */
  findMissing: (() => HTMLElement | null) | undefined;
  approve: () => void;
  decline: () => void;
  sendMessage: () => void;
  requestChanges: () => void;
  /** Sends what is written for what it was written for, or says why that cannot be done. */
  sendWritten: () => void;
  remind: () => void;
  cancel: () => void;
  reassign: (body: Record<string, unknown>, onAccepted: () => void) => void;
};

/** What is done with what is written: the operation, and what it is gone to the field for where nothing is written. */
const STEPS = {
  approve: { action: 'drive.approvals.approve', isDecision: true, needs: undefined },
  decline: { action: 'drive.approvals.decline', isDecision: true, needs: 'decline' },
  changes: { action: 'drive.approvals.comment', isDecision: false, needs: 'changes' },
  message: { action: 'drive.approvals.comment', isDecision: false, needs: 'message' },
} as const satisfies Readonly<
  Record<string, { action: ApprovalAction; isDecision: boolean; needs: MessagePurpose | undefined }>
>;
const NO_REASON = 'Add a comment to request changes, to decline or to send a message.';
/** Why nothing else can be done while a step is on its way. */
export const IN_PROGRESS = 'Another action is being sent.';

/** The state of a decision on an approval that runs, with its keys. */
export function useDecision(subject: DecisionSubject): DecisionState {
  const { title, approval, canEdit } = subject;
  const session = useSession();
  const messageRefusal = roleRefusal(session, 'drive.approvals.comment', 'Sending messages', REVIEWING_ROLES);
  const { isUnseen, manner, ...seen } = useRefusal(subject, session);
  const { text, step, act } = useSteps(subject, isUnseen);
  const approve = () => act('approve', `Approve ${title}${manner}`);
  const decline = () => act('decline', `Decline ${title}${manner}`);
  const requestChanges = () => act('changes', `Request changes to ${title}`);
  const sendMessage = () => act('message', `Send message about ${title}`);
  const sendFor = { decline, changes: requestChanges, message: sendMessage };
  const findMissing = seen.unseenBox ? findUnseen : undefined;
  const { purpose } = text.field;
  const changesRefusal = seen.closed ?? messageRefusal;
  const refusalFor = { decline: seen.refusal, changes: changesRefusal, message: messageRefusal };
  const closed = refusalFor[purpose] ?? (step.isInProgress ? IN_PROGRESS : undefined);
  const decision: DecisionState = {
    ...seen,
    subject,
    message: text.text,
    setMessage: text.type,
    sendProblem: text.problem === NO_REASON || text.problem === closed ? text.problem : undefined,
    messageField: text.field,
    isMine: isWaitingFor(approval, session.email),
    isOpen: seen.refusal === undefined && !step.isInProgress,
    isInProgress: step.isInProgress,
    error: step.error,
    mayManage: approval.initiator?.emailAddress === session.email || canEdit,
    messageRefusal,
    changesRefusal,
    findMissing,
    approve,
    decline,
    requestChanges,
    sendMessage,
    sendWritten: () => {
      text.setProblem(closed);
      if (closed !== undefined) return announceRefusal({ reason: closed, findMissing });
      // The focus is in the field already, so that what appears below it is not read out by itself.
      if (text.text.trim() === '') announceKey(NO_REASON);
      sendFor[purpose]();
    },
    cancel: () => {
      const body = { message: text.text.trim() };
      step.act({ action: 'drive.approvals.cancel', body, label: `Cancel approval of ${title}` }, text.listeners());
    },
    remind: () => {
      const body = { message: reminderText(title, approval.dueTime, Date.now()) };
      step.act({ action: 'drive.approvals.comment', body, label: `Send reminder about ${title}` });
    },
    reassign: (body, onAccepted) =>
      step.act({ action: 'drive.approvals.reassign', body, label: `Change reviewers of ${title}` }, { onAccepted }),
  };
  useDecisionKeys(decision);
  return decision;
}

/** The steps that take what is written along, and what is written: it belongs to its approval, and comes back with an undo. */
function useSteps(subject: DecisionSubject, isUnseen: boolean) {
  const { fileId, approval } = subject;
  const retained = useDraftText(`decision.${fileId}.${approval.approvalId}`);
  const field = useMessageField();
  const [problem, setProblem] = useState<string>();
  const isShown = useIsShown();
  const step = useApprovalStep(fileId, approval.approvalId ?? '');
  const listeners = (goesOn = false) => ({
    onAccepted: () => {
      retained.settle(retained.text);
      if (goesOn && isShown.current) subject.onDecided?.();
    },
    onUndone: () => retained.restore(retained.text),
  });
  const act = (name: keyof typeof STEPS, label: string) => {
    const { action, isDecision, needs } = STEPS[name];
    const written = retained.text.trim();
    const isMissing = written === '' && needs !== undefined;
    setProblem(isMissing ? NO_REASON : undefined);
    if (isMissing) {
      field.goTo(needs);
      return;
    }
    const body = { message: name === 'changes' ? changeRequestText(written) : written };
    const decided = isDecision && { ...decidedOn(subject), isUnseen };
    step.act({ action, body, label, ...decided }, listeners(name !== 'message'));
  };
  const type = (typed: string) => {
    retained.type(typed);
    setProblem(undefined);
  };
  return { step, act, text: { text: retained.text, type, field, problem, setProblem, listeners } };
}

/** What of the content goes along with a decision: its state as it was shown, and whether it is kept. */
function decidedOn({ approval, fileVersion, pinsContent }: DecisionSubject) {
  return { ifMatch: decisionPrecondition(approval.modifyTime, fileVersion), pinsContent };
}

/** Why nothing can be decided: what holds for good before what the person can do something about. */
function useRefusal({ fileId, fileVersion, approval }: DecisionSubject, session: Session) {
  const { notYet, isReported, box, ...opened } = useOpenedCheck(fileId, fileVersion);
  const answer = useOwnAnswers().get(reviewId({ fileId, approvalId: approval.approvalId ?? '' }));
  const closed = decisionRefusal(session, approval, answer);
  const refusedAnswer = closed === undefined && answer?.state === 'refused' ? answer.reason : undefined;
  const refusal = closed ?? notYet;
  const shownRefusal = closed ?? (isReported ? undefined : notYet);
  return { ...opened, closed, refusal, shownRefusal, refusedAnswer, unseenBox: closed === undefined && box };
}

// Declining needs words: its key leads to them, whatever is still missing. Sending them can be refused.
function useDecisionKeys(decision: DecisionState) {
  const { approve, refusal, isInProgress, messageField, messageRefusal, changesRefusal, findMissing } = decision;
  useShortcut('a', approve, {
    disabledReason: refusal ?? (isInProgress ? IN_PROGRESS : undefined),
    findMissing,
    isChange: true,
  });
  const text = { disabledReason: messageRefusal, findMissing: messageField.find };
  useShortcut('d', () => messageField.goTo('decline'), text);
  useShortcut('q', () => messageField.goTo('changes'), { ...text, disabledReason: changesRefusal });
  useShortcut('m', () => messageField.goTo('message'), text);
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
  if (hasAnswered(own)) return 'You have already responded.';
  return answer?.state === 'held' ? 'Your response is about to be sent. You can still undo it.' : undefined;
}
