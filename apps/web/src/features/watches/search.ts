import { getOne } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the watches. */
export const watchSearch = searchParams({
  /** Kind of a new watch: opens the dialog. */
  add: getOne('file', 'changes', 'events', 'acl', 'calendarList', 'settings'),
  /** The target of the new watch. */
  target: textParam,
  /** The visible columns. */
  cols: textParam,
  /** The watch open beside the list. */
  peek: textParam,
});
export type WatchSearch = SearchOf<typeof watchSearch>;
