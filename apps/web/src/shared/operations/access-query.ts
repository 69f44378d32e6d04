import type { components } from '@rotunda/api-client/bff-types';
import { queryOptions } from '@tanstack/react-query';
import { callBff } from '#shared/api/call-bff.ts';

/** The worst possible effect of an operation, who may call it, and the user's permissions for it. */
export type OperationAccess = components['schemas']['OperationAccess'];
type OperationAccessList = components['schemas']['OperationAccessList'];

/** The query of all operations' access, by ID. */
export const accessQuery = queryOptions({
  queryKey: ['bff.operations.list'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, OperationAccess>> => {
    const { operations } = await callBff<OperationAccessList>('bff.operations.list', '/api/operations', { signal });
    return new Map(operations.map((access) => [access.operationId, access]));
  },
  staleTime: 5 * 60_000,
});
