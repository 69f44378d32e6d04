import { type SearchOf, searchParams, versionParam } from '#shared/address/search-params.ts';

/** The URL parameters of the versions tab. */
export const versionSearch = searchParams({
  /** Number of the version whose details are shown. */
  peek: versionParam,
});

export type VersionSearch = SearchOf<typeof versionSearch>;
