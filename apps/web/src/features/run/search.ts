import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the run tab holds. */
export const runSearch = searchParams({
  /** Function to run. */
  fn: textParam,
  /** Deployment to run; the API executable that was deployed last when absent. */
  target: textParam,
  /** What was saved last instead of a deployed version. */
  dev: flagParam,
});

/** What is chosen to be run. */
export type RunSearch = SearchOf<typeof runSearch>;
