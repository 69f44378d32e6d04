import type { DriveSchemas } from '@rotunda/api-client/operation-types';
import { toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { UserResources } from '#drive/user-resource.ts';

/** A stored comment. Times in Unix ms, flags 0 or 1. */
export type Comment = {
  number: number;
  id: string;
  authorId: string;
  content: string;
  anchor: string | null;
  quotedMimeType: string | null;
  quotedValue: string | null;
  createdAt: number;
  modifiedAt: number;
  resolved: number;
  deleted: number;
};

type Reply = Pick<Comment, 'id' | 'authorId' | 'content' | 'createdAt' | 'modifiedAt' | 'deleted'> & {
  action: string | null;
};

export const COMMENT_COLUMNS = `c.number, c.id, c.author_id AS authorId, c.content, c.anchor,
  c.quoted_mime_type AS quotedMimeType, c.quoted_value AS quotedValue, c.created_at AS createdAt,
  c.modified_at AS modifiedAt, c.resolved, c.deleted`;

/** The Comment resource with its replies; the content of what was deleted is not shown. */
export function toCommentResource(
  db: Database,
  users: UserResources,
  comment: Comment,
  includeDeleted: boolean,
): DriveSchemas['Comment'] {
  const replies = db.all<Reply>(
    `SELECT id, author_id AS authorId, content, action, created_at AS createdAt, modified_at AS modifiedAt, deleted
     FROM replies WHERE comment_number = ? AND (deleted = 0 OR ?) ORDER BY number`,
    comment.number,
    includeDeleted ? 1 : 0,
  );
  return {
    kind: 'drive#comment',
    ...toMessage(users, comment),
    resolved: comment.resolved === 1,
    ...(comment.anchor !== null && { anchor: comment.anchor }),
    ...(comment.quotedValue !== null && {
      quotedFileContent: { mimeType: comment.quotedMimeType ?? 'text/html', value: comment.quotedValue },
    }),
    replies: replies.map((reply) => ({
      kind: 'drive#reply',
      ...toMessage(users, reply),
      ...(reply.action !== null && { action: reply.action }),
    })),
  };
}

type Message = Pick<Comment, 'id' | 'authorId' | 'content' | 'createdAt' | 'modifiedAt' | 'deleted'>;

function toMessage(users: UserResources, message: Message) {
  // Authors are named without address and permission id.
  const { kind, displayName, me } = users.find(message.authorId) ?? {};
  const author = {
    ...(kind !== undefined && { kind }),
    ...(displayName !== undefined && { displayName }),
    ...(me !== undefined && { me }),
  };
  return {
    id: message.id,
    createdTime: toTimestamp(message.createdAt),
    modifiedTime: toTimestamp(message.modifiedAt),
    author,
    deleted: message.deleted === 1,
    ...(message.deleted === 0 && { content: message.content, htmlContent: toHtml(message.content) }),
  };
}

function toHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');
}
