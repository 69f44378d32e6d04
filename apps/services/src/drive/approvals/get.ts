import { operation } from '#core/operation.ts';
import { UserResources } from '#drive/user-resource.ts';
import { toApprovalResource } from './approval.ts';
import { requireTarget } from './approval-action.ts';

export const handler = operation('drive.approvals.get', (context) => {
  const { item, approval } = requireTarget(context);
  const users = new UserResources(context.db, context.caller.accountId);
  return toApprovalResource(context.db, users, item.id, approval);
});
