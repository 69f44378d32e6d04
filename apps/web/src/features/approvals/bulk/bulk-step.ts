import { countOf } from '@rotunda/api-client/count-of';
import type { OperationId } from '@rotunda/api-client/operations';
import { decisionPrecondition } from '#features/approvals/approval.ts';
import { openedState } from '#features/approvals/decide/opened-files.ts';
import { reminderRefusal, reminderText } from '#features/approvals/reminders.ts';
import { type ReviewRow, reviewId } from '#features/approvals/review-queries.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** What can be done with several approvals at once. */
export type BulkAction = 'approve' | 'decline' | 'remind' | 'cancel' | 'handOver';

/** What a step on several approvals is called, and what it takes. */
export type BulkKind = {
  operationId: OperationId;
  /** Of the button that begins it. */
  label: string;
  /** Of the window and the job, before the number of files. */
  verb: string;
  /** What is written: a reason that is needed, one that can be left out, or nothing. */
  message: 'needed' | 'optional' | 'none';
  /** Whether the content has to have been looked at. */
  isDecision: boolean;
};

/** Each of these steps. */
export const bulkKinds: Readonly<Record<BulkAction, BulkKind>> = {
  approve: {
    operationId: 'drive.approvals.approve',
    label: 'Approve',
    verb: 'Approve',
    message: 'optional',
    isDecision: true,
  },
  decline: {
    operationId: 'drive.approvals.decline',
    label: 'Decline',
    verb: 'Decline',
    message: 'needed',
    isDecision: true,
  },
  remind: {
    operationId: 'drive.approvals.comment',
    label: 'Remind',
    verb: 'Remind reviewers of',
    message: 'none',
    isDecision: false,
  },
  cancel: {
    operationId: 'drive.approvals.cancel',
    label: 'Cancel approval',
    verb: 'Cancel approval of',
    message: 'optional',
    isDecision: false,
  },
  handOver: {
    operationId: 'drive.approvals.reassign',
    label: 'Reassign',
    verb: 'Reassign',
    message: 'optional',
    isDecision: false,
  },
};

/** What the person has filled in. */
export type BulkInput = { message: string; newReviewer: string; isBlind: boolean };

/** One approval in a step on several: what the step does to it, or why it is left out. */
export type BulkItem = { row: ReviewRow; effect: string } | { row: ReviewRow; skipReason: string };

/** Whether an item is part of the step. */
export function isTaken(item: BulkItem): item is { row: ReviewRow; effect: string } {
  return 'effect' in item;
}

/** What a step does to each of some approvals, as far as the list tells; the service has the last word. */
export function planBulk(rows: readonly ReviewRow[], action: BulkAction, isBlind: boolean, nowMs: number): BulkItem[] {
  return rows.map((row) => {
    const skipReason = leaveOut(row, action, isBlind, nowMs);
    return skipReason === undefined ? { row, effect: effectOf(row, action) } : { row, skipReason };
  });
}

/** The job that makes a step on the approvals that it takes. What is decided on is frozen with each of them. */
export function toBulkJob(
  items: readonly BulkItem[],
  action: BulkAction,
  input: BulkInput,
  own: { email: string; nowMs: number },
): JobDraft {
  const { operationId, verb, isDecision } = bulkKinds[action];
  const taken = items.filter(isTaken);
  return {
    title: `${verb} ${countOf(taken.length, 'file')}`,
    operationId,
    storesUndo: false,
    isHeld: true,
    items: taken.map(({ row }) => {
      const { fileId, approvalId, title, modifyTime, fileModifyTime } = row;
      const ifMatch = isDecision ? decisionPrecondition(modifyTime, fileModifyTime) : modifyTime;
      const isUnseen = isDecision && openedState(fileId, fileModifyTime) !== 'opened';
      return {
        id: reviewId(row),
        label: title,
        params: { fileId, approvalId, fields: '*' },
        body: bodyOf(row, action, input, own),
        ...(ifMatch !== undefined && { ifMatch }),
        ...(isUnseen && { isUnseen }),
        ...(isDecision && { pinsContent: true as const }),
      };
    }),
  };
}

function leaveOut(row: ReviewRow, action: BulkAction, isBlind: boolean, nowMs: number): string | undefined {
  if (row.status !== 'IN_PROGRESS') return 'already completed';
  if (action === 'remind') return reminderRefusal(row.remindedTime, nowMs);
  if (action === 'cancel') return undefined;
  if (!row.isWaitingOnMe) return 'not waiting for you';
  if (!bulkKinds[action].isDecision || isBlind) return undefined;
  const state = openedState(row.fileId, row.fileModifyTime);
  if (state === 'changed') return 'changed since you viewed it';
  if (state === 'part') return 'only partly viewed';
  return state === 'unopened' ? 'not viewed yet' : undefined;
}

function effectOf(row: ReviewRow, action: BulkAction): string {
  const others = row.reviewers.filter(({ response }) => response !== 'APPROVED' && response !== 'DECLINED').length - 1;
  switch (action) {
    case 'approve':
      return row.isLastNeeded ? 'Completes the approval' : `Records your approval (${others} still to respond)`;
    case 'decline':
      return `Declines the request for all ${row.reviewers.length}`;
    case 'remind':
      return 'Sends a message to everyone involved';
    case 'cancel':
      return 'Cancels the request';
    case 'handOver':
      return 'Replaces you as a reviewer';
  }
}

function bodyOf(
  row: ReviewRow,
  action: BulkAction,
  { message, newReviewer }: BulkInput,
  { email, nowMs }: { email: string; nowMs: number },
): Record<string, unknown> {
  if (action === 'remind') return { message: reminderText(row.title, row.dueTime, nowMs) };
  const own = row.reviewers.find((reviewer) => reviewer.email.toLowerCase() === email.toLowerCase())?.email ?? email;
  return {
    ...(message.trim() && { message: message.trim() }),
    ...(action === 'handOver' && {
      replaceReviewers: [{ addedReviewerEmail: newReviewer.trim(), removedReviewerEmail: own }],
    }),
  };
}
