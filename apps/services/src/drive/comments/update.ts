import { operation } from '#core/operations/operation.ts';
import { UserResources } from '#drive/user-resource.ts';
import { touchItem } from '#items/items.ts';
import { requireAuthor, requireCommentable, requireContent } from './comment-access.ts';
import { toCommentResource } from './comment-resource.ts';
import { requireComment, updateComment } from './comment-store.ts';

// Only the content can change. The position in the file is fixed, and threads are resolved by a reply.
export const handler = operation('drive.comments.update', (context) => {
  const { params, body, db, caller, clock } = context;
  const item = requireCommentable(context, params.fileId);
  const comment = requireComment(db, item.number, params.commentId);
  requireAuthor(caller, comment);
  if (body?.content !== undefined) {
    const nowMs = clock.nowMs();
    updateComment(db, comment, { modifiedAt: nowMs, content: requireContent(body.content) });
    touchItem(db, item, { changedAt: nowMs });
  }
  const current = requireComment(db, item.number, comment.id);
  return toCommentResource(db, new UserResources(db, caller.accountId), current, false);
});
