import { oneOf } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The part of the address that leads to the field for a new comment. */
export const NEW_COMMENT_HASH = 'new-comment';

/** What the address of the comments of a file holds. */
export const commentSearch = searchParams({
  /** Threads to show; those that are open when absent. */
  show: oneOf('resolved', 'all'),
  /** Whether deleted threads are shown, too. */
  deleted: flagParam,
  /** How lately threads changed; whenever that was when absent. */
  since: oneOf('day', 'week', 'month'),
  /** The thread that is shown alone. */
  thread: textParam,
});
export type CommentSearch = SearchOf<typeof commentSearch>;
