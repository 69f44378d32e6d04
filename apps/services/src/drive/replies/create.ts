import { invalidParameter } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import { requireCommentable, requireContent } from '#drive/comments/comment-access.ts';
import { requireComment, updateComment } from '#drive/comments/comment-store.ts';
import { notifyThread } from '#drive/comments/notify-thread.ts';
import { toReplyResource } from '#drive/comments/reply-resource.ts';
import { insertReply, REPLY_ACTIONS, type ReplyAction } from '#drive/comments/reply-store.ts';
import { requireThreadSpace } from '#drive/comments/thread-limits.ts';
import { UserResources } from '#drive/user-resource.ts';
import { touchItem } from '#items/items.ts';

const SUBJECTS: Readonly<Record<ReplyAction, string>> = { resolve: 'resolved a comment', reopen: 'reopened a comment' };

export const handler = operation('drive.replies.create', (context) => {
  const { params, body, db, caller, clock } = context;
  const item = requireCommentable(context, params.fileId);
  const comment = requireComment(db, item.number, params.commentId);
  const action = parseAction(body?.action);
  // An action needs no content.
  const content = action === null ? requireContent(body?.content) : (body?.content ?? '');
  requireThreadSpace(db, comment.number, content);
  const nowMs = clock.nowMs();
  const reply = insertReply(db, comment.number, { authorId: caller.accountId, content, action, createdAt: nowMs });
  updateComment(db, comment, { modifiedAt: nowMs, ...(action !== null && { isResolved: action === 'resolve' }) });
  touchItem(db, item, { changedAt: nowMs });
  const subject = action === null ? 'replied to a comment' : SUBJECTS[action];
  notifyThread(context, item, comment, { subject, content, sentAt: nowMs });
  return toReplyResource(new UserResources(db, caller.accountId), reply);
});

function parseAction(text: string | null | undefined): ReplyAction | null {
  if (text === undefined || text === null) return null;
  const action = REPLY_ACTIONS.find((known) => known === text);
  if (!action) throw invalidParameter('action');
  return action;
}
