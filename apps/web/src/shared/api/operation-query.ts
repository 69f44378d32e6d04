import type { PagedOperationId } from '@rotunda/api-client/client';
import type { ParamsOf, ResponseOf } from '@rotunda/api-client/operation-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Query of one operation. Its key begins with the operation id, so that a whole operation can be invalidated. */
export function operationQuery<Id extends OperationId>(id: Id, params: ParamsOf<Id>) {
  const queryKey: readonly unknown[] = [id, params];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<ResponseOf<Id>> => api.call(id, params, { signal }),
  });
}

/** Query of a list that is loaded page by page. */
export function operationPagesQuery<Id extends PagedOperationId>(id: Id, params: ParamsOf<Id>) {
  return infiniteQueryOptions<
    NonNullable<ResponseOf<Id>>,
    Error,
    InfiniteData<NonNullable<ResponseOf<Id>>>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [id, params, 'pages'],
    initialPageParam: undefined,
    queryFn: async ({ signal, pageParam }) => {
      for await (const page of api.pages(id, { ...params, pageToken: pageParam }, { signal })) return page;
      throw new Error(`${id} has no first page`);
    },
    getNextPageParam: (page) => readToken(page),
  });
}

function readToken(page: object): string | undefined {
  const token: unknown = Reflect.get(page, 'nextPageToken');
  return typeof token === 'string' && token !== '' ? token : undefined;
}
