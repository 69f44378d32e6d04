import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import { type Comment, requireComment } from '#drive/comments/comment-store.ts';
import { requireReadable } from '#drive/require-item.ts';
import type { Item } from '#items/item.ts';

type Context = { db: Database; caller: Caller; clock: Clock };

/** Returns the file and the comment of a reply. Throws 404 if the caller may not see them. */
export function requireThread(
  context: Context,
  { fileId, commentId }: { fileId: string; commentId: string },
  options: { includeDeleted?: boolean | undefined } = {},
): { item: Item; comment: Comment } {
  const { item } = requireReadable(context, fileId);
  return { item, comment: requireComment(context.db, item.number, commentId, options) };
}
