import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

type AlertList = components['schemas']['AlertList'];

/** The query of the user's alerts, newest first. */
export const alertsQuery = queryOptions({
  queryKey: ['bff.alerts.list'],
  queryFn: ({ signal }) => callBff<AlertList>('bff.alerts.list', '/api/alerts', { signal }),
});
