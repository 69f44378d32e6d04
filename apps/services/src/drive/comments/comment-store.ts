import { notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { generatePartId } from '#items/item-id.ts';
import type { Message } from './message-resource.ts';

/** A stored comment. Times in Unix milliseconds, flags 0 or 1. */
export type Comment = Message & {
  number: number;
  anchor: string | null;
  quotedMimeType: string | null;
  quotedValue: string | null;
  resolved: number;
};

type NewComment = Pick<Comment, 'authorId' | 'content' | 'anchor' | 'quotedMimeType' | 'quotedValue' | 'createdAt'>;

export const COMMENT_COLUMNS = `c.number, c.id, c.author_id AS authorId, c.author_name AS authorName, c.content, c.anchor,
  c.quoted_mime_type AS quotedMimeType, c.quoted_value AS quotedValue, c.created_at AS createdAt,
  c.modified_at AS modifiedAt, c.resolved, c.deleted`;

/**
 * Returns the comment with this ID on this item. Throws 404 if it is not found, or if it is deleted and deleted comments are not
 * requested.
 */
export function requireComment(
  db: Database,
  itemNumber: number,
  id: string,
  { includeDeleted = false }: { includeDeleted?: boolean | undefined } = {},
): Comment {
  const comment = db.get<Comment>(
    `SELECT ${COMMENT_COLUMNS} FROM comments AS c WHERE c.id = ? AND c.item_number = ?`,
    id,
    itemNumber,
  );
  if (!comment || (comment.deleted === 1 && !includeDeleted)) throw notFound('Comment', id, 'commentId');
  return comment;
}

/** Stores a new comment on an item. */
export function insertComment(db: Database, itemNumber: number, comment: NewComment): Comment {
  const id = generatePartId();
  db.run(
    `INSERT INTO comments (id, item_number, author_id, content, anchor, quoted_mime_type, quoted_value, created_at,
       modified_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    itemNumber,
    comment.authorId,
    comment.content,
    comment.anchor,
    comment.quotedMimeType,
    comment.quotedValue,
    comment.createdAt,
    comment.createdAt,
  );
  return requireComment(db, itemNumber, id);
}

/** Records a change of a comment or of its replies, and sets the given fields. */
export function updateComment(
  db: Database,
  comment: Pick<Comment, 'number'>,
  change: { modifiedAt: number; content?: string; isResolved?: boolean },
): void {
  db.run(
    `UPDATE comments SET modified_at = ?, content = coalesce(?, content), resolved = coalesce(?, resolved)
     WHERE number = ?`,
    change.modifiedAt,
    change.content ?? null,
    change.isResolved === undefined ? null : change.isResolved ? 1 : 0,
    comment.number,
  );
}

/** Marks a comment as deleted and erases its content. Its replies are retained. */
export function deleteComment(db: Database, comment: Pick<Comment, 'number'>, deletedAt: number): void {
  db.run("UPDATE comments SET deleted = 1, content = '', modified_at = ? WHERE number = ?", deletedAt, comment.number);
}
