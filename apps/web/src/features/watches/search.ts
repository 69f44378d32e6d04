import { oneOf } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the watches holds. */
export const watchSearch = searchParams({
  /** Kind of a new watch: opens the dialog. */
  add: oneOf('file', 'changes', 'events', 'acl', 'calendarList', 'settings'),
  /** What the new watch is to be about. */
  target: textParam,
  /** Columns that are shown. */
  cols: textParam,
  /** The watch that is shown beside the list. */
  peek: textParam,
});
export type WatchSearch = SearchOf<typeof watchSearch>;
