import { operation } from '#core/operations/operation.ts';
import { finishAction, requireTarget, toResponse } from './approval-action.ts';
import { respond } from './respond.ts';

export const handler = operation('drive.approvals.approve', (context) => {
  const { db, caller, clock, body } = context;
  const target = requireTarget(context);
  const isNew = respond(db, target, {
    accountId: caller.accountId,
    response: 'APPROVED',
    respondedAt: clock.nowMs(),
  });
  // Approving again does not notify anyone.
  if (!isNew) return toResponse(context, target);
  return finishAction(context, target.item, { action: 'approved', message: body?.message });
});
