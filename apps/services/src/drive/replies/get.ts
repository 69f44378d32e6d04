import { operation } from '#core/operations/operation.ts';
import { UserResources } from '#drive/user-resource.ts';
import { requireThread } from './reply-access.ts';
import { toReplyResource } from './reply-resource.ts';
import { requireReply } from './reply-store.ts';

export const handler = operation('drive.replies.get', (context) => {
  const { params, db, caller } = context;
  const { comment } = requireThread(context, params, { includeDeleted: params.includeDeleted });
  const reply = requireReply(db, comment.number, params.replyId, { includeDeleted: params.includeDeleted });
  return toReplyResource(new UserResources(db, caller.accountId), reply);
});
