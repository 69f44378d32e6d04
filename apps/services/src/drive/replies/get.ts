import { operation } from '#core/operations/operation.ts';
import { toReplyResource } from '#drive/comments/reply-resource.ts';
import { requireReply } from '#drive/comments/reply-store.ts';
import { UserResources } from '#drive/user-resource.ts';
import { requireThread } from './reply-access.ts';

export const handler = operation('drive.replies.get', (context) => {
  const { params, db, caller } = context;
  const { comment } = requireThread(context, params, { includeDeleted: params.includeDeleted });
  const reply = requireReply(db, comment.number, params.replyId, { includeDeleted: params.includeDeleted });
  return toReplyResource(new UserResources(db, caller.accountId), reply);
});
