import type { Account } from '#core/directory.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import type { Random } from './random.ts';

/** A remark on what a file says, and the answer to it. */
type Thread = {
  quote: string | null;
  text: string;
  reply: string;
  author: Account;
  replier: Account;
  writtenAt: number;
  isResolved: boolean;
};

/** Writes a comment with its reply, after which whoever wrote the comment may resolve it. */
export function writeThread(db: Database, random: Random, item: Pick<Item, 'number'>, thread: Thread): void {
  const { quote, text, reply, author, replier, writtenAt, isResolved } = thread;
  const repliedAt = writtenAt + HOUR_MS;
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO comments (id, item_number, author_id, content, quoted_mime_type, quoted_value, created_at, modified_at,
       resolved) VALUES (?, ?, ?, ?, 'text/plain', ?, ?, ?, ?)`,
    random.id(16),
    item.number,
    author.id,
    text,
    quote,
    writtenAt,
    isResolved ? repliedAt + HOUR_MS : repliedAt,
    isResolved ? 1 : 0,
  );
  addReply(replier, reply, null, repliedAt);
  if (isResolved) addReply(author, '', 'resolve', repliedAt + HOUR_MS);

  function addReply(who: Account, content: string, action: string | null, timeMs: number): void {
    db.run(
      `INSERT INTO replies (id, comment_number, author_id, content, action, created_at, modified_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      random.id(16),
      number,
      who.id,
      content,
      action,
      timeMs,
      timeMs,
    );
  }
}
