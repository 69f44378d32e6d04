import { oneOf } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { BASIC_ROLES } from '#shared/permissions/role-lists.ts';

/** Reads an order of the list. */
export const readReviewSort = oneOf('title', '-title', 'grantee', '-grantee', 'expirationTime', '-expirationTime');

/** What the address of the access review holds. A value that makes no sense is dropped. */
export const reviewSearch = searchParams({
  /** The queue of what is to be reviewed, all there is, or the decisions that were made. */
  show: oneOf('all', 'decided'),
  /** How long a review counts. */
  every: oneOf('month', 'year'),
  q: textParam,
  /** An address or domain. */
  who: textParam,
  type: oneOf('user', 'group', 'domain', 'anyone'),
  role: oneOf(...BASIC_ROLES),
  expires: oneOf('never', 'some'),
  drive: textParam,
  sort: readReviewSort,
  /** Columns that are shown. */
  cols: textParam,
  /** The access that is shown beside the list. */
  peek: textParam,
});
export type ReviewSearch = SearchOf<typeof reviewSearch>;

/** What the list can be narrowed to. */
export const REVIEW_FILTERS = [
  { name: 'q', label: 'File' },
  { name: 'who', label: 'Who' },
  { name: 'type', label: 'Type' },
  { name: 'role', label: 'Role' },
  { name: 'expires', label: 'Expires' },
  { name: 'drive', label: 'Drive' },
] as const;

/** Views that the console brings. */
export const REVIEW_VIEWS: readonly { name: string; search: ReviewSearch }[] = [
  { name: 'To review', search: {} },
  { name: 'Anyone with the link', search: { type: 'anyone' } },
  { name: 'Links without an expiry date', search: { show: 'all', type: 'anyone', expires: 'never' } },
  { name: 'Without an expiry date', search: { show: 'all', expires: 'never' } },
  { name: 'Can edit', search: { show: 'all', role: 'writer' } },
];

const DAY_MS = 86_400_000;
const DAYS = { month: 30, quarter: 90, year: 365 } as const;

/** Since when a decision counts, RFC 3339: the start of a day, so that the list stays the same within it. */
export function reviewedSince({ every }: Pick<ReviewSearch, 'every'>, nowMs: number): string {
  return new Date(Math.floor(nowMs / DAY_MS) * DAY_MS - DAYS[every ?? 'quarter'] * DAY_MS).toISOString();
}
