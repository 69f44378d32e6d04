import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the properties tab holds. */
export const propertySearch = searchParams({
  /** Columns that are shown. */
  cols: textParam,
});
export type PropertySearch = SearchOf<typeof propertySearch>;
