import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { pageSizeOf } from '#core/schemas/requested-page-size.ts';
import { requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { listApprovals, toApprovalResource } from './approval.ts';

export const handler = operation('drive.approvals.list', (context) => {
  const { params, db, caller } = context;
  const { item } = requireReadable(context, params.fileId);
  const pageSize = pageSizeOf('drive.approvals.list', params.pageSize);
  const tokens = new PageTokens(db, { id: 'drive.approvals.list', service: 'drive' }, [caller.accountId, item.id]);
  const after = tokens.read(params.pageToken);
  const found = after
    ? listApprovals(db, item.number, '(created_at, number) < (?, ?)', after[0] ?? null, after[1] ?? null)
    : listApprovals(db, item.number);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  const users = new UserResources(db, caller.accountId);
  return {
    kind: 'drive#approvalList',
    items: page.map((approval) => toApprovalResource(db, users, item.id, approval)),
    ...(last && { nextPageToken: tokens.write([last.createdAt, last.number]) }),
  };
});
