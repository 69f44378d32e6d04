import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the people. */
export const peopleSearch = searchParams({
  /** A part of a name or an email address. */
  q: textParam,
  /** The visible columns. */
  cols: textParam,
});
export type PeopleSearch = SearchOf<typeof peopleSearch>;
