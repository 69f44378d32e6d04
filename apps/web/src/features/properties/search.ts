import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the properties tab. */
export const propertySearch = searchParams({
  /** The visible columns. */
  cols: textParam,
});
export type PropertySearch = SearchOf<typeof propertySearch>;
