import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** The findings of the console's checks. */
export type ConnectionReport = components['schemas']['ConnectionReport'];
/** A finding of a check. */
export type ConnectionFinding = components['schemas']['ConnectionFinding'];

/** The query of all dependency checks. Each check calls the provider and the services, so it is not repeated automatically. */
export const connectionsQuery = queryOptions({
  queryKey: ['bff.connections.check'],
  queryFn: ({ signal }) => callBff<ConnectionReport>('bff.connections.check', '/api/connections', { signal }),
  staleTime: 60_000,
  refetchOnWindowFocus: false,
});
