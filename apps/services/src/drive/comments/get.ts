import { operation } from '#core/operations/operation.ts';
import { requireReadable } from '#drive/require-item.ts';
import { UserResources } from '#drive/user-resource.ts';
import { toCommentResource } from './comment-resource.ts';
import { requireComment } from './comment-store.ts';

export const handler = operation('drive.comments.get', (context) => {
  const { params, db, caller } = context;
  const { item } = requireReadable(context, params.fileId);
  const { includeDeleted = false } = params;
  const comment = requireComment(db, item.number, params.commentId, { includeDeleted });
  return toCommentResource(db, new UserResources(db, caller.accountId), comment, includeDeleted);
});
