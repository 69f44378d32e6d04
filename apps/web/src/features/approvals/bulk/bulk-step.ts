import { countOf } from '@rotunda/api-client/count-of';
import type { OperationId } from '@rotunda/api-client/operations';
import { getDecisionPrecondition } from '#features/approvals/approval.ts';
import { getOpenedState } from '#features/approvals/decide/opened-files.ts';
import { formatReminder, reminderRefusal } from '#features/approvals/reminders.ts';
import { getReviewId, type ReviewRow } from '#features/approvals/review-queries.ts';
import type { JobDraft } from '#shared/jobs/start-job.ts';

/** A bulk action on approvals. */
export type BulkAction = 'approve' | 'decline' | 'remind' | 'cancel' | 'handOver';

/** The texts and the input of a bulk action. */
export type BulkKind = {
  operationId: OperationId;
  /** The label of the button that opens the dialog. */
  label: string;
  /** The text before the number of files in the titles of the dialog and the job. */
  verb: string;
  /** Whether the action requires a message, accepts one, or has none. */
  message: 'needed' | 'optional' | 'none';
  /** Whether the content must have been opened first. */
  isDecision: boolean;
};

/** The bulk actions. */
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

/** The user's input. */
export type BulkInput = { message: string; newReviewer: string; isBlind: boolean };

/** An approval in a bulk action: the effect of the action, or the reason why the approval is skipped. */
export type BulkItem = { row: ReviewRow; effect: string } | { row: ReviewRow; skipReason: string };

/** Reports whether an item is included in the bulk action. */
export function isIncluded(item: BulkItem): item is { row: ReviewRow; effect: string } {
  return 'effect' in item;
}

/** Returns the effect of a bulk action on each approval, based on the list. The service makes the final decision. */
export function planBulk(rows: readonly ReviewRow[], action: BulkAction, isBlind: boolean, nowMs: number): BulkItem[] {
  return rows.map((row) => {
    const skipReason = findSkipReason(row, action, isBlind, nowMs);
    return skipReason === undefined ? { row, effect: getEffect(row, action) } : { row, skipReason };
  });
}

/**
 * Returns the job that runs a bulk action on the included approvals. Each call is conditional on the shown state of its approval.
 */
export function toBulkJob(
  items: readonly BulkItem[],
  action: BulkAction,
  input: BulkInput,
  own: { email: string; nowMs: number },
): JobDraft {
  const { operationId, verb, isDecision } = bulkKinds[action];
  const taken = items.filter(isIncluded);
  return {
    title: `${verb} ${countOf(taken.length, 'file')}`,
    operationId,
    storesUndo: false,
    isHeld: true,
    items: taken.map(({ row }) => {
      const { fileId, approvalId, title, modifyTime, fileModifyTime } = row;
      const ifMatch = isDecision ? getDecisionPrecondition(modifyTime, fileModifyTime) : modifyTime;
      const isUnseen = isDecision && getOpenedState(fileId, fileModifyTime) !== 'opened';
      return {
        id: getReviewId(row),
        label: title,
        params: { fileId, approvalId, fields: '*' },
        body: getBody(row, action, input, own),
        ...(ifMatch !== undefined && { ifMatch }),
        ...(isUnseen && { isUnseen }),
        ...(isDecision && { pinsContent: true as const }),
      };
    }),
  };
}

function findSkipReason(row: ReviewRow, action: BulkAction, isBlind: boolean, nowMs: number): string | undefined {
  if (row.status !== 'IN_PROGRESS') return 'already completed';
  if (action === 'remind') return reminderRefusal(row.remindedTime, nowMs);
  if (action === 'cancel') return undefined;
  if (!row.isWaitingOnMe) return 'not waiting for you';
  if (!bulkKinds[action].isDecision || isBlind) return undefined;
  const state = getOpenedState(row.fileId, row.fileModifyTime);
  if (state === 'changed') return 'changed since you viewed it';
  if (state === 'part') return 'only partly viewed';
  return state === 'unopened' ? 'not viewed yet' : undefined;
}

function getEffect(row: ReviewRow, action: BulkAction): string {
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

function getBody(
  row: ReviewRow,
  action: BulkAction,
  { message, newReviewer }: BulkInput,
  { email, nowMs }: { email: string; nowMs: number },
): Record<string, unknown> {
  if (action === 'remind') return { message: formatReminder(row.title, row.dueTime, nowMs) };
  const own = row.reviewers.find((reviewer) => reviewer.email.toLowerCase() === email.toLowerCase())?.email ?? email;
  return {
    ...(message.trim() && { message: message.trim() }),
    ...(action === 'handOver' && {
      replaceReviewers: [{ addedReviewerEmail: newReviewer.trim(), removedReviewerEmail: own }],
    }),
  };
}
