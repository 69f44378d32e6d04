import { globalError } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import type { Reply } from './reply-store.ts';

// A comment contains all of its replies wherever it is read.
const MAX_REPLIES = 1000;
const MAX_REPLY_BYTES = 4 * 2 ** 20;

/**
 * Throws 403 if a comment already has as many replies as it can contain, or if their texts would be too long together. `changed`
 * is the reply that gets this content, if it is not a new one.
 */
export function requireThreadSpace(db: Database, commentNumber: number, content: string, changed?: Reply): void {
  const row = db.get<{ count: number; bytes: number }>(
    `SELECT count(*) AS count, coalesce(sum(octet_length(content)), 0) AS bytes FROM replies
     WHERE comment_number = ? AND number <> ?`,
    commentNumber,
    changed?.number ?? 0,
  );
  const { count = 0, bytes = 0 } = row ?? {};
  if (count >= MAX_REPLIES) throw limitExceeded(`A comment can have at most ${MAX_REPLIES} replies.`);
  if (bytes + Buffer.byteLength(content) <= MAX_REPLY_BYTES) return;
  throw limitExceeded(`The replies to a comment can have at most ${MAX_REPLY_BYTES} bytes together.`);
}

function limitExceeded(message: string) {
  return globalError(403, 'limitExceeded', message, 'content');
}
