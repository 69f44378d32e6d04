import { notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { generatePartId } from '#items/item-id.ts';
import type { Message } from './message-resource.ts';

/** The effect of a reply on its comment. */
export const REPLY_ACTIONS = ['resolve', 'reopen'] as const;
export type ReplyAction = (typeof REPLY_ACTIONS)[number];

/** A stored reply. Times in Unix milliseconds, the flag 0 or 1. */
export type Reply = Message & { number: number; action: ReplyAction | null };

type NewReply = Pick<Reply, 'authorId' | 'content' | 'action' | 'createdAt'>;

const COLUMNS =
  'number, id, author_id AS authorId, author_name AS authorName, content, action, created_at AS createdAt, modified_at AS modifiedAt, deleted';

/** Lists the replies to a comment, oldest first. Returns a page of them if a limit is given. */
export function listReplies(
  db: Database,
  commentNumber: number,
  { includeDeleted, after = 0, limit = -1 }: { includeDeleted: boolean; after?: number; limit?: number },
): Iterable<Reply> {
  return db.iterate<Reply>(
    `SELECT ${COLUMNS} FROM replies WHERE comment_number = ? AND number > ? AND (deleted = 0 OR ?)
     ORDER BY number LIMIT ?`,
    commentNumber,
    after,
    includeDeleted ? 1 : 0,
    limit,
  );
}

/**
 * Returns the reply with this ID to this comment. Throws 404 if it is not found, or if it is deleted and deleted replies are not
 * requested.
 */
export function requireReply(
  db: Database,
  commentNumber: number,
  id: string,
  { includeDeleted = false }: { includeDeleted?: boolean | undefined } = {},
): Reply {
  const reply = db.get<Reply>(`SELECT ${COLUMNS} FROM replies WHERE id = ? AND comment_number = ?`, id, commentNumber);
  if (!reply || (reply.deleted === 1 && !includeDeleted)) throw notFound('Reply', id, 'replyId');
  return reply;
}

/** Stores a new reply to a comment. */
export function insertReply(db: Database, commentNumber: number, reply: NewReply): Reply {
  const id = generatePartId();
  db.run(
    `INSERT INTO replies (id, comment_number, author_id, content, action, created_at, modified_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    id,
    commentNumber,
    reply.authorId,
    reply.content,
    reply.action,
    reply.createdAt,
    reply.createdAt,
  );
  return requireReply(db, commentNumber, id);
}

/** Replaces the content of a reply. */
export function updateReply(db: Database, reply: Reply, content: string, modifiedAt: number): void {
  db.run('UPDATE replies SET content = ?, modified_at = ? WHERE number = ?', content, modifiedAt, reply.number);
}

/** Marks a reply as deleted and erases its content. Its effect on the comment remains. */
export function deleteReply(db: Database, reply: Reply, deletedAt: number): void {
  db.run("UPDATE replies SET deleted = 1, content = '', modified_at = ? WHERE number = ?", deletedAt, reply.number);
}
