import type { OperationWithEffect } from '@rotunda/api-client/operation-traits';
import { readMember } from '@rotunda/api-client/read-member';
import type { Logger } from 'pino';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { ObservedCall } from '#upstream/client/call-observer.ts';
import type { ApprovalHistory } from './approval-history.ts';
import type { StepKind } from './find-steps.ts';

type ApprovalOperation = OperationWithEffect['approvals'];

/** The kinds of steps, by operation. Both browsers and jobs make these calls. */
const KINDS: Readonly<Record<ApprovalOperation, StepKind>> = {
  'drive.approvals.start': 'started',
  'drive.approvals.approve': 'approved',
  'drive.approvals.decline': 'declined',
  'drive.approvals.comment': 'message',
  'drive.approvals.reassign': 'reassigned',
  'drive.approvals.cancel': 'cancelled',
};

/** Returns the kind of step for an operation, or undefined if the operation is not a step. */
export function findKind(operationId: string): StepKind | undefined {
  return isApprovalOperation(operationId) ? KINDS[operationId] : undefined;
}

/**
 * The prefixes of messages with a special meaning. The service supports plain messages only, so the prefix distinguishes them.
 */
const REMINDER_START = 'Reminder:';
const CHANGE_REQUEST = /^Changes requested:\s*(?=\S)/u;

/** Returns an observer that records successful steps of an approval, or undefined for other calls. */
export function watchApproval(
  history: ApprovalHistory,
  log: Logger,
  principal: Principal,
  { operationId, params, body, isUnseen = false }: Pick<UserCall, 'operationId' | 'params' | 'body' | 'isUnseen'>,
): ObservedCall | undefined {
  const known = findKind(operationId);
  const { fileId, approvalId } = params;
  if (!known || fileId === undefined || (known !== 'started' && approvalId === undefined)) return undefined;
  return {
    async ended(error, change) {
      if (error !== undefined) return;
      const message = toMessage((change?.call.body ?? body)?.message);
      const said = known === 'message' && message !== undefined ? toMessageStep(message) : { kind: known, message };
      // A start names no approval: its response does.
      const named = known === 'started' ? readMember(change?.after, 'approvalId') : approvalId;
      const step = {
        operationId,
        ...said,
        fileId: String(fileId),
        isUnseen,
        approvalId: named === undefined ? undefined : String(named),
      };
      await history
        .recordStep(principal, step)
        .catch((cause: unknown) => log.error({ err: cause }, 'failed to record a step of an approval'));
    },
  };
}

function toMessage(text: unknown): string | undefined {
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Returns the kind of a message and its remaining text. */
function toMessageStep(message: string): { kind: StepKind; message: string } {
  if (message.startsWith(REMINDER_START)) return { kind: 'reminder', message };
  const text = message.replace(CHANGE_REQUEST, '');
  return text === message ? { kind: 'message', message } : { kind: 'changesRequested', message: text };
}

function isApprovalOperation(operationId: string): operationId is ApprovalOperation {
  return Object.hasOwn(KINDS, operationId);
}
