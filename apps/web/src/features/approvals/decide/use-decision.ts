import { type ReactNode, useState } from 'react';
import { type Approval, findResponse, getDecisionPrecondition, hasResponded } from '#features/approvals/approval.ts';
import { type ApprovalAction, useApprovalStep } from '#features/approvals/queries.ts';
import { formatReminder } from '#features/approvals/reminders.ts';
import { getReviewId } from '#features/approvals/review-queries.ts';
import { useIsShown } from '#lib/use-is-shown.ts';
import { useDraftText } from '#shared/forms/use-draft-text.ts';
import { REVIEWING_ROLES } from '#shared/session/role-groups.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { announceKey, announceRefusal } from '#shared/shortcuts/announce.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { formatChangeRequest } from './change-request-text.ts';
import { findUnviewedContent } from './find-unviewed-content.ts';
import { type UnsentResponse, useUnsentResponses } from './unsent-responses.ts';
import { type MessageField, type MessagePurpose, useMessageField } from './use-message-field.ts';
import { useOpenedCheck } from './use-opened-check.tsx';

/** The approval to decide on, and the properties of the file that the decision depends on. */
export type DecisionSubject = {
  fileId: string;
  /** The name of the file, for messages. */
  title: string;
  approval: Approval;
  /** The `modifiedTime` of the shown file. Undefined while it is unknown. */
  fileVersion: string | undefined;
  canEdit: boolean;
  /** Whether the content is pinned permanently: it has bytes, and the user may edit the file. */
  pinsContent: boolean;
  /** Whether the file is in the trash, which the user has to know before deciding. */
  isTrashed: boolean;
  /** Called when a decision was accepted. */
  onDecided?: () => void;
};

/** The state of a pending decision, for the form and the buttons. */
export type DecisionState = {
  subject: DecisionSubject;
  message: string;
  setMessage: (text: string) => void;
  /** The error shown beside the field if the text was not sent. */
  sendProblem: string | undefined;
  messageField: MessageField;
  /** Whether the approval waits for this user's response. */
  isMine: boolean;
  /** The reason why the user cannot decide, if any. */
  refusal: string | undefined;
  /** The same reason, unless the checkbox for unseen content already states it. */
  shownRefusal: string | undefined;
  /** The reason why the user's last response did not reach the service, if any. */
  refusedResponse: string | undefined;
  /** The checkbox for deciding without viewing the content. */
  unviewedBox: ReactNode;
  /** Whether approving and declining are enabled. */
  isOpen: boolean;
  isInProgress: boolean;
  error: Error | null;
  canManage: boolean;
  /** The reason why no message can be sent, if any. */
  messageRefusal: string | undefined;
  /** The reason why the user cannot request changes, if any. */
  changesRefusal: string | undefined;
  /** Finds the unseen content to view first. Undefined unless unseen content blocks the decision. */
  findMissing: (() => HTMLElement | null) | undefined;
  approve: () => void;
  decline: () => void;
  sendMessage: () => void;
  requestChanges: () => void;
  /** Sends the text for its current purpose, or announces why it cannot be sent. */
  sendWritten: () => void;
  remind: () => void;
  cancel: () => void;
  reassign: (body: Record<string, unknown>, onAccepted: () => void) => void;
};

/** The action for each message purpose: the operation, and the purpose for which the field takes focus if it is empty. */
const STEPS = {
  approve: { action: 'drive.approvals.approve', isDecision: true, needs: undefined },
  decline: { action: 'drive.approvals.decline', isDecision: true, needs: 'decline' },
  changes: { action: 'drive.approvals.comment', isDecision: false, needs: 'changes' },
  message: { action: 'drive.approvals.comment', isDecision: false, needs: 'message' },
} as const satisfies Readonly<
  Record<string, { action: ApprovalAction; isDecision: boolean; needs: MessagePurpose | undefined }>
>;
const NO_REASON = 'Add a comment to request changes, to decline or to send a message.';
/** The reason why no other action can run while one is being sent. */
export const IN_PROGRESS = 'Another action is being sent.';

/** Returns the state of a decision on an approval in progress, and registers its keys. */
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
  const findMissing = seen.unviewedBox ? findUnviewedContent : undefined;
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
    canManage: approval.initiator?.emailAddress === session.email || canEdit,
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
      // The field already has the focus, so screen readers do not announce the error below it automatically.
      if (text.text.trim() === '') announceKey(NO_REASON);
      sendFor[purpose]();
    },
    cancel: () => {
      const body = { message: text.text.trim() };
      step.act({ action: 'drive.approvals.cancel', body, label: `Cancel approval of ${title}` }, text.listeners());
    },
    remind: () => {
      const body = { message: formatReminder(title, approval.dueTime, Date.now()) };
      step.act({ action: 'drive.approvals.comment', body, label: `Send reminder about ${title}` });
    },
    reassign: (body, onAccepted) =>
      step.act({ action: 'drive.approvals.reassign', body, label: `Change reviewers of ${title}` }, { onAccepted }),
  };
  useDecisionKeys(decision);
  return decision;
}

/** The actions that use the text, and the text itself. The text belongs to its approval and is restored by an undo. */
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
    const body = { message: name === 'changes' ? formatChangeRequest(written) : written };
    const decided = isDecision && { ...getDecidedContent(subject), isUnseen };
    step.act({ action, body, label, ...decided }, listeners(name !== 'message'));
  };
  const type = (typed: string) => {
    retained.type(typed);
    setProblem(undefined);
  };
  return { step, act, text: { text: retained.text, type, field, problem, setProblem, listeners } };
}

/** Returns the content part of a decision: its state as shown, and whether it is pinned. */
function getDecidedContent({ approval, fileVersion, pinsContent }: DecisionSubject) {
  return { ifMatch: getDecisionPrecondition(approval.modifyTime, fileVersion), pinsContent };
}

/** Returns the reason why no decision is possible. Permanent reasons come before reasons that the user can resolve. */
function useRefusal({ fileId, fileVersion, approval }: DecisionSubject, session: Session) {
  const { notYet, isReported, box, ...opened } = useOpenedCheck(fileId, fileVersion);
  const answer = useUnsentResponses().get(getReviewId({ fileId, approvalId: approval.approvalId ?? '' }));
  const closed = decisionRefusal(session, approval, answer);
  const refusedResponse = closed === undefined && answer?.state === 'refused' ? answer.reason : undefined;
  const refusal = closed ?? notYet;
  const shownRefusal = closed ?? (isReported ? undefined : notYet);
  return { ...opened, closed, refusal, shownRefusal, refusedResponse, unviewedBox: closed === undefined && box };
}

// Declining requires a reason, so its key moves to the field even if something else is missing. Sending can then still be
// refused.
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
  const own = findResponse(approval, email);
  return own !== undefined && !hasResponded(own);
}

/** Returns the reason why this user cannot decide, if any. */
function decisionRefusal(session: Session, approval: Approval, answer: UnsentResponse | undefined): string | undefined {
  const refusal = roleRefusal(session, 'drive.approvals.approve', 'Deciding', REVIEWING_ROLES);
  if (refusal !== undefined) return refusal;
  const own = findResponse(approval, session.email);
  if (!own) return 'You are not a reviewer of this approval.';
  if (hasResponded(own)) return 'You have already responded.';
  return answer?.state === 'held' ? 'Your response is about to be sent. You can still undo it.' : undefined;
}
