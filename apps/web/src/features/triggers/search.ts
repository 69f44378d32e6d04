import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the triggers tab. */
export const triggerSearch = searchParams({
  /** The visible columns. */
  cols: textParam,
});
export type TriggerSearch = SearchOf<typeof triggerSearch>;
