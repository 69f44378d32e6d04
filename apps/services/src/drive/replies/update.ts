import { operation } from '#core/operations/operation.ts';
import { requireAuthor, requireCommentable, requireContent } from '#drive/comments/comment-access.ts';
import { requireComment, updateComment } from '#drive/comments/comment-store.ts';
import { toReplyResource } from '#drive/comments/reply-resource.ts';
import { requireReply, updateReply } from '#drive/comments/reply-store.ts';
import { requireThreadSpace } from '#drive/comments/thread-limits.ts';
import { UserResources } from '#drive/user-resource.ts';
import { touchItem } from '#items/items.ts';

// Only the content can change. The effect of the reply on its comment cannot be changed.
export const handler = operation('drive.replies.update', (context) => {
  const { params, body, db, caller, clock } = context;
  const item = requireCommentable(context, params.fileId);
  const comment = requireComment(db, item.number, params.commentId);
  const reply = requireReply(db, comment.number, params.replyId);
  requireAuthor(caller, reply);
  if (body?.content !== undefined) {
    const nowMs = clock.nowMs();
    const content = requireContent(body.content);
    requireThreadSpace(db, comment.number, content, reply);
    updateReply(db, reply, content, nowMs);
    updateComment(db, comment, { modifiedAt: nowMs });
    touchItem(db, item, { changedAt: nowMs });
  }
  const current = requireReply(db, comment.number, reply.id);
  return toReplyResource(new UserResources(db, caller.accountId), current);
});
