import { oneOf } from '#shared/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/search-params.ts';

const SORTS = ['createTime', '-createTime', 'title', '-title', 'requester', '-requester'] as const;

/** What the address of the access requests holds. A value that makes no sense is dropped. */
export const requestSearch = searchParams({
  role: oneOf('reader', 'commenter', 'writer'),
  q: textParam,
  sort: oneOf(...SORTS),
  /** The request that is shown beside the list. */
  peek: textParam,
});
export type RequestSearch = SearchOf<typeof requestSearch>;
