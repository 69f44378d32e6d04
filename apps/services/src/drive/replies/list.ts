import { operation } from '#core/operations/operation.ts';
import { PageTokens } from '#core/operations/page-token.ts';
import { readPage } from '#core/operations/read-page.ts';
import { getPageSize } from '#core/schemas/requested-page-size.ts';
import { toReplyResource } from '#drive/comments/reply-resource.ts';
import { listReplies } from '#drive/comments/reply-store.ts';
import { UserResources } from '#drive/user-resource.ts';
import { requireThread } from './reply-access.ts';

export const handler = operation('drive.replies.list', (context) => {
  const { params, db, caller } = context;
  const { includeDeleted = false } = params;
  const pageSize = getPageSize('drive.replies.list', params.pageSize);
  const { comment } = requireThread(context, params, { includeDeleted });
  const filter = [caller.accountId, comment.id, includeDeleted];
  const tokens = new PageTokens(db, { id: 'drive.replies.list', service: 'drive' }, filter);
  const [after = 0] = tokens.read(params.pageToken) ?? [];
  const found = listReplies(db, comment.number, { includeDeleted, after: Number(after), limit: pageSize + 1 });
  const users = new UserResources(db, caller.accountId);
  const { resources, last } = readPage(found, pageSize, (reply) => toReplyResource(users, reply));
  return {
    kind: 'drive#replyList',
    replies: resources,
    ...(last && { nextPageToken: tokens.write([last.number]) }),
  };
});
