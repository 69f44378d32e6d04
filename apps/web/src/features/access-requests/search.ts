import { getOne } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { BASIC_ROLES } from '#shared/permissions/role-lists.ts';

/** Parses a sort order of the list. */
export const readRequestSort = getOne('createTime', '-createTime', 'title', '-title', 'requester', '-requester');

/** The URL parameters of the access requests. Invalid values are dropped. */
export const requestSearch = searchParams({
  role: getOne(...BASIC_ROLES),
  q: textParam,
  requester: textParam,
  /** The domain of the requester. */
  domain: textParam,
  /** The ID of the file's shared drive, or `none` for files outside shared drives. */
  drive: textParam,
  /** The minimum age of a request: more than a day, a week or a month. */
  age: getOne('day', 'week', 'month'),
  sort: readRequestSort,
  /** The visible columns. */
  cols: textParam,
  /** The request shown beside the list. */
  peek: textParam,
});
export type RequestSearch = SearchOf<typeof requestSearch>;

/** The filters of the list. */
export const REQUEST_FILTERS = [
  { name: 'q', label: 'File' },
  { name: 'requester', label: 'Requested by' },
  { name: 'domain', label: 'Domain' },
  { name: 'role', label: 'Role' },
  { name: 'drive', label: 'Drive' },
  { name: 'age', label: 'Over a' },
] as const;

/** Returns the sort order of the list. The default is oldest first. */
export function requestSort({ sort = 'createTime' }: RequestSearch): NonNullable<RequestSearch['sort']> {
  return sort;
}

const AGE_DAYS = { day: 1, week: 7, month: 30 } as const;

/** Returns the time before which requests of at least this age were created, in RFC 3339. */
export function getCreatedBeforeTime(age: keyof typeof AGE_DAYS, nowMs: number): string {
  return new Date(nowMs - AGE_DAYS[age] * 86_400_000).toISOString();
}
