import { operation } from '#core/operations/operation.ts';
import { finishAction, requireTarget } from './approval-action.ts';
import { respond } from './respond.ts';

export const handler = operation('drive.approvals.decline', (context) => {
  const { db, caller, clock, body } = context;
  const target = requireTarget(context);
  respond(db, target, { accountId: caller.accountId, response: 'DECLINED', respondedAt: clock.nowMs() });
  return finishAction(context, target.item, { action: 'declined', message: body?.message });
});
