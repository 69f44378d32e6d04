import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the people holds. */
export const peopleSearch = searchParams({
  /** Part of a name or an address. */
  q: textParam,
  /** Columns that are shown. */
  cols: textParam,
});
export type PeopleSearch = SearchOf<typeof peopleSearch>;
