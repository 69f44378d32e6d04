import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** How often an operation is called, and how it went last. */
export type OperationUsage = components['schemas']['OperationUsage'];
type OperationUsageList = components['schemas']['OperationUsageList'];

/** That of every operation, over everybody's calls. */
export const usageQuery = queryOptions({
  queryKey: ['bff.operations.usage'],
  queryFn: async ({ signal }): Promise<readonly OperationUsage[]> => {
    const path = '/api/operations/usage';
    return (await callBff<OperationUsageList>('bff.operations.usage', path, { signal })).operations;
  },
});
