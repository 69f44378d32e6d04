import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the triggers tab holds. */
export const triggerSearch = searchParams({
  /** Columns that are shown. */
  cols: textParam,
});
export type TriggerSearch = SearchOf<typeof triggerSearch>;
