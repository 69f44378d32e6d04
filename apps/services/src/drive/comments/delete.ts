import { operation } from '#core/operations/operation.ts';
import { requireReadable } from '#drive/require-item.ts';
import { touchItem } from '#items/items.ts';
import { requireAuthor } from './comment-access.ts';
import { deleteComment, requireComment } from './comment-store.ts';

export const handler = operation('drive.comments.delete', (context) => {
  const { params, db, caller, clock } = context;
  const { item } = requireReadable(context, params.fileId);
  const comment = requireComment(db, item.number, params.commentId);
  requireAuthor(caller, comment);
  const nowMs = clock.nowMs();
  deleteComment(db, comment, nowMs);
  touchItem(db, item, { changedAt: nowMs });
  return undefined;
});
