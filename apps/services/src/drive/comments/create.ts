import { operation } from '#core/operations/operation.ts';
import { UserResources } from '#drive/user-resource.ts';
import { touchItem } from '#items/items.ts';
import { requireCommentable, requireContent } from './comment-access.ts';
import { toCommentResource } from './comment-resource.ts';
import { insertComment } from './comment-store.ts';
import { notifyThread } from './notify-thread.ts';

export const handler = operation('drive.comments.create', (context) => {
  const { params, body, db, caller, clock } = context;
  const item = requireCommentable(context, params.fileId);
  const content = requireContent(body?.content);
  const nowMs = clock.nowMs();
  const comment = insertComment(db, item.number, {
    authorId: caller.accountId,
    content,
    anchor: body?.anchor ?? null,
    quotedMimeType: body?.quotedFileContent?.mimeType ?? null,
    quotedValue: body?.quotedFileContent?.value ?? null,
    createdAt: nowMs,
  });
  touchItem(db, item, { changedAt: nowMs });
  notifyThread(context, item, comment, { subject: 'commented', content, sentAt: nowMs });
  return toCommentResource(db, new UserResources(db, caller.accountId), comment, false);
});
