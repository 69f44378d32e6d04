import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type AlertSummary = components['schemas']['AlertSummary'];

/** The query of the user's number of open alerts. */
export const alertSummaryQuery = queryOptions({
  queryKey: ['bff.alerts.summary'],
  queryFn: ({ signal }) => callBff<AlertSummary>('bff.alerts.summary', '/api/alerts/summary', { signal }),
  staleTime: 60_000,
});
