import { flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The URL parameters of the overview tab. */
export const metricsSearch = searchParams({
  /** Whether to show weeks instead of days. */
  weekly: flagParam,
  /** The deployment whose executions are shown. */
  deployment: textParam,
});

/** The parsed search of the metrics. */
export type MetricsSearch = SearchOf<typeof metricsSearch>;
