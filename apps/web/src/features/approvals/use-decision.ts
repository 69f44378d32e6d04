import { type RefObject, useRef, useState } from 'react';
import { mayCall, type Session, useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { type Approval, decisionStamp, hasAnswered, responseOf } from './approval.ts';
import { type ApprovalAction, useApprovalStep } from './queries.ts';
import { noteReminder, reminderText } from './reminders.ts';

/** What is decided, and what of the file the decision depends on. */
export type DecisionSubject = {
  fileId: string;
  /** Name of the file, for what is told of a step. */
  title: string;
  approval: Approval;
  /** `modifiedTime` of the file as it was shown; undefined while it is not known. */
  fileVersion: string | undefined;
  canEdit: boolean;
  /** Why nothing can be decided yet, besides what the approval itself says. */
  notYet?: string | undefined;
  /** Called when a decision was accepted. */
  onDecided?: () => void;
};

/** A decision in the making, as the form and the buttons show it. */
export type DecisionState = {
  subject: DecisionSubject;
  message: string;
  setMessage: (text: string) => void;
  isReasonMissing: boolean;
  /** Where the text area of the message is found. */
  messageField: RefObject<HTMLDivElement | null>;
  /** Whether the approval waits for this person's answer. */
  isMine: boolean;
  /** Why this person cannot decide, if they cannot. */
  refusal: string | undefined;
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
  const messageField = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const step = useApprovalStep(fileId, approval.approvalId ?? '');
  const refusal = decisionRefusal(session, approval) ?? subject.notYet;
  const focusMessage = () => messageField.current?.querySelector('textarea')?.focus();
  const act = (action: ApprovalAction, label: string) => {
    const isMissing = message.trim() === '' && NEEDS_REASON.includes(action);
    setIsReasonMissing(isMissing);
    if (isMissing) {
      focusMessage();
      return;
    }
    const isDecision = DECIDES.includes(action);
    const stamp = isDecision ? decisionStamp(approval.modifyTime, subject.fileVersion) : undefined;
    step.act({ action, body: { message: message.trim() }, label, stamp }, () => {
      setMessage('');
      if (isDecision) subject.onDecided?.();
    });
  };
  const isOpen = refusal === undefined && !step.isUnderWay;
  const decision: DecisionState = {
    subject,
    message,
    setMessage: (text) => {
      setMessage(text);
      setIsReasonMissing(false);
    },
    isReasonMissing,
    messageField,
    isMine: isWaitingFor(approval, session.email),
    refusal,
    isOpen,
    isUnderWay: step.isUnderWay,
    error: step.error,
    mayManage: approval.initiator?.emailAddress === session.email || canEdit,
    mayMessage: mayCall(session, 'drive.approvals.comment'),
    approve: () => act('drive.approvals.approve', `Approved ${title}`),
    decline: () => act('drive.approvals.decline', `Declined ${title}`),
    sendMessage: () => act('drive.approvals.comment', `Message about ${title}`),
    cancel: () => act('drive.approvals.cancel', `Cancelled the approval of ${title}`),
    remind: () => {
      const body = { message: reminderText(title, approval.dueTime, Date.now()) };
      step.act({ action: 'drive.approvals.comment', body, label: `Reminder about ${title}` }, () =>
        noteReminder(approval.approvalId ?? '', Date.now()),
      );
    },
    reassign: (body, onAccepted) =>
      step.act({ action: 'drive.approvals.reassign', body, label: `Reviewers of ${title} changed` }, onAccepted),
  };
  useShortcut('a', decision.approve, isOpen);
  useShortcut('d', decision.decline, isOpen);
  useShortcut('m', startTyping(focusMessage), decision.mayMessage);
  return decision;
}

function isWaitingFor(approval: Approval, email: string): boolean {
  const own = responseOf(approval, email);
  return own !== undefined && !hasAnswered(own);
}

/** A key that leads into a text field must not be typed into it. */
function startTyping(focus: () => void) {
  return (event: KeyboardEvent) => {
    event.preventDefault();
    focus();
  };
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
