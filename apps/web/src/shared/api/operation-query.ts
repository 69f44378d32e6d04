import { isEmptyPage, type PagedOperationId } from '@rotunda/api-client/client';
import { InvalidResponseError } from '@rotunda/api-client/errors';
import type { ParamsOf, ResponseOf } from '@rotunda/api-client/operation-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { findPage, shareList, sharePage } from './share-pages.ts';

const MAX_EMPTY_PAGES = 20; // After these, the user decides whether to continue.

/** Returns the query of one operation. Its key begins with the operation ID, so that a whole operation can be invalidated. */
export function operationQuery<Id extends OperationId>(id: Id, params: ParamsOf<Id>) {
  const queryKey: readonly unknown[] = [id, params];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<ResponseOf<Id>> => api.call(id, params, { signal }),
  });
}

/** Returns the query of a list that is loaded page by page. */
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
    queryFn: async ({ signal, pageParam, client, queryKey }) => {
      const list = client.getQueryData<InfiniteData<NonNullable<ResponseOf<Id>>, string | undefined>>(queryKey);
      const earlier = list?.pageParams ?? [];
      let read = 0;
      for await (const page of api.pages(id, { ...params, pageToken: pageParam }, { signal })) {
        read += 1;
        const next = readToken(page);
        // Services may return empty pages although more follow, mostly for searches.
        if (next !== undefined && read <= MAX_EMPTY_PAGES && isEmptyPage(id, page)) continue;
        if (next !== undefined && isRepeated(next, pageParam, earlier)) {
          throw new InvalidResponseError(id, `${id} returned the token of an earlier page again`);
        }
        return sharePage(findPage(list, pageParam), page);
      }
      throw new Error(`${id} has no first page`);
    },
    getNextPageParam: (page) => readToken(page),
    structuralSharing: shareList,
  });
}

/** Reports whether a token leads to the current page or an earlier one. */
function isRepeated(next: string, pageParam: string | undefined, earlier: readonly (string | undefined)[]): boolean {
  const position = earlier.indexOf(pageParam);
  return next === pageParam || (position === -1 ? earlier : earlier.slice(0, position)).includes(next);
}

function readToken(page: object): string | undefined {
  const token: unknown = Reflect.get(page, 'nextPageToken');
  return typeof token === 'string' && token !== '' ? token : undefined;
}
