import type { OperationWithEffect } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Logger } from 'pino';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { ObservedCall } from '#upstream/client/call-observer.ts';
import type { ApprovalHistory } from './approval-history.ts';
import type { StepKind } from './find-steps.ts';

type ApprovalOperation = OperationWithEffect['approvals'];

/** The steps of an approval that the calls of browsers and jobs are; a start is found by what the service says of it. */
const KINDS: Readonly<Record<ApprovalOperation, StepKind | undefined>> = {
  'drive.approvals.start': undefined,
  'drive.approvals.approve': 'approved',
  'drive.approvals.decline': 'declined',
  'drive.approvals.comment': 'message',
  'drive.approvals.reassign': 'reassigned',
  'drive.approvals.cancel': 'cancelled',
};

/** How messages begin that remind the reviewers. The service knows messages only, so that this tells them apart. */
const REMINDER_START = 'Reminder:';

/** Hears of the calls that are steps of an approval, and notes those that succeed; undefined for all others. */
export function watchApproval(
  history: ApprovalHistory,
  log: Logger,
  principal: Principal,
  { operationId, params, body, isUnseen = false }: Pick<UserCall, 'operationId' | 'params' | 'body' | 'isUnseen'>,
): ObservedCall | undefined {
  const known = isApprovalOperation(operationId) ? KINDS[operationId] : undefined;
  const { fileId, approvalId } = params;
  if (!known || fileId === undefined || approvalId === undefined) return undefined;
  const message = typeof body?.message === 'string' && body.message !== '' ? body.message : undefined;
  const kind = known === 'message' && message?.startsWith(REMINDER_START) ? 'reminder' : known;
  const step = { operationId, kind, fileId: String(fileId), approvalId: String(approvalId), message, isUnseen };
  return {
    async ended(error) {
      if (error !== undefined) return;
      await history
        .note(principal, step)
        .catch((cause: unknown) => log.error({ err: cause }, 'failed to record a step of an approval'));
    },
  };
}

function isApprovalOperation(operationId: OperationId): operationId is ApprovalOperation {
  return Object.hasOwn(KINDS, operationId);
}
