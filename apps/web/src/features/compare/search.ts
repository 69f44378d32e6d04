import { flagParam, type SearchOf, searchParams, versionParam } from '#shared/address/search-params.ts';

/** What the address of the compare tab holds. */
export const compareSearch = searchParams({
  /** Number of the earlier version; the newest version when absent. */
  base: versionParam,
  /** Number of the later version; HEAD when absent. */
  head: versionParam,
  /** In one column instead of side by side. */
  unified: flagParam,
  /** Lines that differ only in white space count as the same. */
  nospace: flagParam,
});

/** Which two contents are compared, and how. */
export type CompareSearch = SearchOf<typeof compareSearch>;
