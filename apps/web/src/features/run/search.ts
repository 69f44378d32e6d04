import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the run tab. */
export const runSearch = searchParams({
  /** Function to run. */
  fn: textParam,
  /** The deployment to run. Undefined for the most recently deployed API executable. */
  target: textParam,
  /** Whether to run HEAD instead of a deployed version. */
  dev: flagParam,
});

/** The selected function and deployment. */
export type RunSearch = SearchOf<typeof runSearch>;
