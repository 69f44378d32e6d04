import { flagParam, type SearchOf, searchParams, versionParam } from '#shared/address/search-params.ts';

/** The URL parameters of the compare tab. */
export const compareSearch = searchParams({
  /** The number of the earlier version. Undefined for the newest version. */
  base: versionParam,
  /** The number of the later version. Undefined for HEAD. */
  head: versionParam,
  /** Whether to show the diff in one column instead of side by side. */
  unified: flagParam,
  /** Whether to ignore differences in whitespace. */
  nospace: flagParam,
});

/** The two sides of the comparison, and its options. */
export type CompareSearch = SearchOf<typeof compareSearch>;
