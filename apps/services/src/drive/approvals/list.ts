import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { type Approval, listApprovals, toApprovalResource } from './approval.ts';

export const handler = operation('drive.approvals.list', (context) => {
  const { params, db, caller } = context;
  const { item } = requireReadable(context, params.fileId);
  const pageSize = getPageSize('drive.approvals.list', params.pageSize);
  const tokens = new PageTokens(db, { id: 'drive.approvals.list', service: 'drive' }, [caller.accountId, item.id]);
  const after = tokens.read(params.pageToken);
  const found = after
    ? listApprovals(db, item.number, '(created_at, number) < (?, ?)', after[0] ?? null, after[1] ?? null)
    : listApprovals(db, item.number);
  const users = new UserResources(db, caller.accountId);
  const toResource = (approval: Approval) => toApprovalResource(db, users, item.id, approval);
  const { resources, last } = readPage(found, pageSize, toResource);
  return {
    kind: 'drive#approvalList',
    items: resources,
    ...(last && { nextPageToken: tokens.write([last.createdAt, last.number]) }),
  };
});
