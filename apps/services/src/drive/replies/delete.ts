import { operation } from '#core/operations/operation.ts';
import { requireAuthor } from '#drive/comments/comment-access.ts';
import { updateComment } from '#drive/comments/comment-store.ts';
import { deleteReply, requireReply } from '#drive/comments/reply-store.ts';
import { touchItem } from '#items/items.ts';
import { requireThread } from './reply-access.ts';

export const handler = operation('drive.replies.delete', (context) => {
  const { params, db, caller, clock } = context;
  const { item, comment } = requireThread(context, params);
  const reply = requireReply(db, comment.number, params.replyId);
  requireAuthor(caller, reply);
  const nowMs = clock.nowMs();
  deleteReply(db, reply, nowMs);
  updateComment(db, comment, { modifiedAt: nowMs });
  touchItem(db, item, { changedAt: nowMs });
  return undefined;
});
