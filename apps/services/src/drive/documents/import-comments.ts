import type { CommentMessage } from '@rotunda/document-formats/document-comment';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import { generatePartId } from '#items/item-id.ts';
import type { PlacedComment } from './conversion/blocks/document-comments.ts';
import type { ImportedComment } from './conversion/convert.ts';
import type { DocumentSource } from './document-source.ts';

type Import = { accountId: string; importedAt: number };

type Context = { db: Database; caller: Caller; clock: Clock; checked?: unknown };

/**
 * Adds the comments found by the content check to a document, under the names of their authors. A comment that the document
 * already has, because it was exported with the content, is moved to its position and gets the new replies. Call it in the
 * transaction that stores the content.
 */
export function importComments(
  { db, caller, clock, checked }: Context,
  item: Pick<Item, 'number'>,
  { blobSha256 }: Pick<DocumentSource, 'blobSha256'>,
): void {
  const comments: readonly ImportedComment[] = Array.isArray(checked) ? checked : [];
  const importing = { accountId: caller.accountId, importedAt: clock.nowMs() };
  const present = comments.length === 0 ? new Map<string, number[]>() : listPresent(db, item.number);
  for (const [index, comment] of comments.entries()) {
    const number = present.get(toKey(comment))?.shift() ?? insert(db, item.number, comment, importing);
    db.run('UPDATE comments SET anchor = ? WHERE number = ?', toAnchor(blobSha256, index), number);
    for (const reply of comment.replies) insertReply(db, number, reply, importing);
  }
}

/** Lists a document's undeleted comments that were imported with this content, in their current state. */
export function listPlacedComments(db: Database, itemNumber: number, blobSha256: string): PlacedComment[] {
  const prefix = toAnchor(blobSha256, '');
  const rows = db.all<{ number: number; anchor: string; resolved: number } & CommentMessage>(
    `SELECT c.number, c.anchor, c.resolved, coalesce(c.author_name, a.display_name) AS author, c.created_at AS createdAt,
       c.content AS text
     FROM comments AS c JOIN accounts AS a ON a.id = c.author_id
     WHERE c.item_number = ? AND c.deleted = 0 AND substr(c.anchor, 1, ?) = ? ORDER BY c.number`,
    itemNumber,
    prefix.length,
    prefix,
  );
  return rows.map(({ number, anchor, resolved, ...message }) => ({
    ...message,
    mark: Number(anchor.slice(prefix.length)),
    isResolved: resolved === 1,
    replies: db.all<CommentMessage>(
      `SELECT coalesce(r.author_name, a.display_name) AS author, r.created_at AS createdAt, r.content AS text
       FROM replies AS r JOIN accounts AS a ON a.id = r.author_id
       WHERE r.comment_number = ? AND r.deleted = 0 AND r.content <> '' ORDER BY r.number`,
      number,
    ),
  }));
}

/** Returns the anchor of a comment in a content. Anchors are opaque to clients. */
function toAnchor(blobSha256: string, mark: number | ''): string {
  return `kix.${blobSha256.slice(0, 16)}.${mark}`;
}

/** Returns the existing comments of a document, by their content and quoted text. */
function listPresent(db: Database, itemNumber: number): Map<string, number[]> {
  const rows = db.all<{ number: number; text: string; quote: string }>(
    `SELECT number, content AS text, coalesce(quoted_value, '') AS quote FROM comments
     WHERE item_number = ? AND deleted = 0 ORDER BY number`,
    itemNumber,
  );
  const present = new Map<string, number[]>();
  for (const row of rows) present.set(toKey(row), [...(present.get(toKey(row)) ?? []), row.number]);
  return present;
}

function toKey({ text, quote }: { text: string; quote: string }): string {
  return JSON.stringify([text, quote]);
}

function insert(
  db: Database,
  itemNumber: number,
  { author, createdAt, text, quote, isResolved }: ImportedComment,
  { accountId, importedAt }: Import,
): number {
  const { lastInsertRowid } = db.run(
    `INSERT INTO comments (id, item_number, author_id, author_name, content, quoted_mime_type, quoted_value, created_at,
       modified_at, resolved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    generatePartId(),
    itemNumber,
    accountId,
    author === '' ? null : author,
    text,
    quote === '' ? null : 'text/plain',
    quote === '' ? null : quote,
    Math.min(createdAt ?? importedAt, importedAt),
    importedAt,
    isResolved ? 1 : 0,
  );
  return lastInsertRowid;
}

function insertReply(
  db: Database,
  commentNumber: number,
  { author, createdAt, text }: CommentMessage,
  { accountId, importedAt }: Import,
): void {
  db.run(
    `INSERT INTO replies (id, comment_number, author_id, author_name, content, created_at, modified_at)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
     WHERE NOT EXISTS (SELECT 1 FROM replies WHERE comment_number = ?2 AND content = ?5 AND deleted = 0)`,
    generatePartId(),
    commentNumber,
    accountId,
    author === '' ? null : author,
    text,
    Math.min(createdAt ?? importedAt, importedAt),
    importedAt,
  );
}
