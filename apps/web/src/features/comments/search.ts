import { getOne } from '#lib/reader.ts';
import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL fragment of the field for a new comment. */
export const NEW_COMMENT_HASH = 'new-comment';

/** The URL parameters of a file's comments. */
export const commentSearch = searchParams({
  /** The threads to show. Undefined for open threads. */
  show: getOne('resolved', 'all'),
  /** Whether to include deleted threads. */
  deleted: flagParam,
  /** How recently the threads changed. Undefined for any time. */
  since: getOne('day', 'week', 'month'),
  /** The single thread to show. */
  thread: textParam,
});
export type CommentSearch = SearchOf<typeof commentSearch>;
