import { operation } from '#core/operations/operation.ts';
import { includesRole } from '#items/item-role.ts';
import { actionNotAllowed, finishAction, requireInProgress, requireTarget, setStatus } from './approval-action.ts';

export const handler = operation('drive.approvals.cancel', (context) => {
  const { db, caller, clock, body } = context;
  const { item, role, approval } = requireTarget(context);
  if (approval.initiatorId !== caller.accountId && !includesRole(role, 'writer')) {
    throw actionNotAllowed('Only the initiator and people who can edit the file can cancel its approval.');
  }
  requireInProgress(approval);
  setStatus(db, approval, 'CANCELLED', clock.nowMs());
  return finishAction(context, item, { action: 'cancelled', message: body?.message });
});
