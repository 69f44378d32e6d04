import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** The number of calls of an operation, and its last result. */
export type OperationUsage = components['schemas']['OperationUsage'];
type OperationUsageList = components['schemas']['OperationUsageList'];

/** The query of all operations' usage, across all users. */
export const usageQuery = queryOptions({
  queryKey: ['bff.operations.usage'],
  queryFn: async ({ signal }): Promise<readonly OperationUsage[]> => {
    const path = '/api/operations/usage';
    return (await callBff<OperationUsageList>('bff.operations.usage', path, { signal })).operations;
  },
});
