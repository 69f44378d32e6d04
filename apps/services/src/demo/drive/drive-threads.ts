import type { Account } from '#core/auth/directory.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import type { Random } from '#demo/setting/random.ts';
import type { Item } from '#items/item.ts';

/** A comment on a file, and its reply. */
type Thread = {
  quote: string | null;
  text: string;
  author: Account;
  writtenAt: number;
  reply?: { text: string; author: Account; writtenAt: number };
  isResolved: boolean;
};

/** Creates a comment with a reply. The author of the comment may then resolve it. */
export function writeThread(db: Database, random: Random, item: Pick<Item, 'number'>, thread: Thread): void {
  const { quote, text, author, writtenAt, reply, isResolved } = thread;
  const repliedAt = reply?.writtenAt ?? writtenAt;
  const resolvedAt = repliedAt + HOUR_MS;
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO comments (id, item_number, author_id, content, quoted_mime_type, quoted_value, created_at, modified_at,
       resolved) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    random.id(16),
    item.number,
    author.id,
    text,
    quote === null ? null : 'text/plain',
    quote,
    writtenAt,
    isResolved ? resolvedAt : repliedAt,
    isResolved ? 1 : 0,
  );
  if (reply) addReply(reply.author, reply.text, null, reply.writtenAt);
  if (isResolved) addReply(author, '', 'resolve', resolvedAt);

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
