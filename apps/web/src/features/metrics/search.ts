import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** What the address of the overview tab holds. */
export const metricsSearch = searchParams({
  /** By week instead of by day. */
  weekly: flagParam,
  /** Only executions of this deployment. */
  deployment: textParam,
});

/** How the metrics are counted. */
export type MetricsSearch = SearchOf<typeof metricsSearch>;
