import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { findApprovalInProgress } from './approval.ts';
import { actionNotAllowed, finishAction, requireTarget } from './approval-action.ts';

export const handler = operation('drive.approvals.comment', (context) => {
  const { item, approval } = requireTarget(context);
  const message = context.body?.message;
  if (!message?.trim()) throw globalError(400, 'required', 'A comment on an approval must have a message.', 'message');
  const current = findApprovalInProgress(context.db, item.number);
  if (current && current.id !== approval.id) throw actionNotAllowed('Another approval of this file is in progress.');
  return finishAction(context, item, { action: 'commented', message });
});
