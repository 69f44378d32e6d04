import { oneOf } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { BASIC_ROLES } from '#shared/permissions/role-lists.ts';

/** Reads an order of the list. */
export const readRequestSort = oneOf('createTime', '-createTime', 'title', '-title', 'requester', '-requester');

/** What the address of the access requests holds. A value that makes no sense is dropped. */
export const requestSearch = searchParams({
  role: oneOf(...BASIC_ROLES),
  q: textParam,
  requester: textParam,
  /** Domain of who asks. */
  domain: textParam,
  /** Shared drive of the file, or `none` for files outside of all. */
  drive: textParam,
  /** How long ago at least: more than a day, a week or a month. */
  age: oneOf('day', 'week', 'month'),
  sort: readRequestSort,
  /** Columns that are shown. */
  cols: textParam,
  /** The request that is shown beside the list. */
  peek: textParam,
});
export type RequestSearch = SearchOf<typeof requestSearch>;

/** What the list can be narrowed to. */
export const REQUEST_FILTERS = [
  { name: 'q', label: 'File' },
  { name: 'requester', label: 'Requested by' },
  { name: 'domain', label: 'Domain' },
  { name: 'role', label: 'Role' },
  { name: 'drive', label: 'Drive' },
  { name: 'age', label: 'Over a' },
] as const;

/** The order of the list when none is chosen: the oldest first. */
export function requestSort({ sort = 'createTime' }: RequestSearch): NonNullable<RequestSearch['sort']> {
  return sort;
}

const AGE_DAYS = { day: 1, week: 7, month: 30 } as const;

/** Before when requests of an age were made, RFC 3339. */
export function madeBefore(age: keyof typeof AGE_DAYS, nowMs: number): string {
  return new Date(nowMs - AGE_DAYS[age] * 86_400_000).toISOString();
}
