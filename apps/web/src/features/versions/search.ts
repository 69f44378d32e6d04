import { type SearchOf, searchParams, versionParam } from '#shared/address/search-params.ts';

/** What the address of the versions tab holds. */
export const versionSearch = searchParams({
  /** Number of the version whose details are shown. */
  peek: versionParam,
});

export type VersionSearch = SearchOf<typeof versionSearch>;
