import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** What the checks of the console found. */
export type ConnectionReport = components['schemas']['ConnectionReport'];
/** One thing that a check found. */
export type ConnectionFinding = components['schemas']['ConnectionFinding'];

/** The checks of everything that the console depends on. Each read calls the provider and the services, so it is not repeated unasked. */
export const connectionsQuery = queryOptions({
  queryKey: ['bff.connections.check'],
  queryFn: ({ signal }) => callBff<ConnectionReport>('bff.connections.check', '/api/connections', { signal }),
  staleTime: 60_000,
  refetchOnWindowFocus: false,
});
