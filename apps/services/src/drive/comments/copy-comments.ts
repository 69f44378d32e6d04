import type { Database } from '#db/database.ts';
import { generatePartId } from '#items/item-id.ts';

/** Copies the comments of an item that are neither resolved nor deleted, with their replies, to another item. */
export function copyOpenComments(db: Database, fromNumber: number, toNumber: number): void {
  const open = db.all<{ number: number }>(
    'SELECT number FROM comments WHERE item_number = ? AND resolved = 0 AND deleted = 0 ORDER BY number',
    fromNumber,
  );
  for (const { number } of open) {
    const { lastInsertRowid: copied } = db.run(
      `INSERT INTO comments (id, item_number, author_id, author_name, content, anchor, quoted_mime_type, quoted_value,
         created_at, modified_at)
       SELECT ?, ?, author_id, author_name, content, anchor, quoted_mime_type, quoted_value, created_at, modified_at
       FROM comments WHERE number = ?`,
      generatePartId(),
      toNumber,
      number,
    );
    copyReplies(db, number, copied);
  }
}

function copyReplies(db: Database, fromNumber: number, toNumber: number): void {
  const replies = db.all<{ number: number }>(
    'SELECT number FROM replies WHERE comment_number = ? AND deleted = 0 ORDER BY number',
    fromNumber,
  );
  for (const { number } of replies) {
    db.run(
      `INSERT INTO replies (id, comment_number, author_id, author_name, content, action, created_at, modified_at)
       SELECT ?, ?, author_id, author_name, content, action, created_at, modified_at FROM replies WHERE number = ?`,
      generatePartId(),
      toNumber,
      number,
    );
  }
}
