import { getOne } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';
import { BASIC_ROLES } from '#shared/permissions/role-lists.ts';

/** Parses a sort order of the list. */
export const readReviewSort = getOne('title', '-title', 'grantee', '-grantee', 'expirationTime', '-expirationTime');

/** The URL parameters of the access review. Invalid values are dropped. */
export const reviewSearch = searchParams({
  /** The list to show: the queue of grants due for review, all grants, or the decisions. */
  show: getOne('all', 'decided'),
  /** How long a review stays valid. */
  every: getOne('month', 'year'),
  q: textParam,
  /** An email address or a domain. */
  who: textParam,
  type: getOne('user', 'group', 'domain', 'anyone'),
  role: getOne(...BASIC_ROLES),
  expires: getOne('never', 'some'),
  drive: textParam,
  sort: readReviewSort,
  /** The visible columns. */
  cols: textParam,
  /** The grant shown beside the list. */
  peek: textParam,
});
export type ReviewSearch = SearchOf<typeof reviewSearch>;

/** The filters of the list. */
export const REVIEW_FILTERS = [
  { name: 'q', label: 'File' },
  { name: 'who', label: 'Who' },
  { name: 'type', label: 'Type' },
  { name: 'role', label: 'Role' },
  { name: 'expires', label: 'Expires' },
  { name: 'drive', label: 'Drive' },
] as const;

/** The built-in views. */
export const REVIEW_VIEWS: readonly { name: string; search: ReviewSearch }[] = [
  { name: 'To review', search: {} },
  { name: 'Anyone with the link', search: { type: 'anyone' } },
  { name: 'Links without an expiry date', search: { show: 'all', type: 'anyone', expires: 'never' } },
  { name: 'Without an expiry date', search: { show: 'all', expires: 'never' } },
  { name: 'Can edit', search: { show: 'all', role: 'writer' } },
];

const DAY_MS = 86_400_000;
const DAYS = { month: 30, quarter: 90, year: 365 } as const;

/**
 * Returns the time since which decisions count, in RFC 3339. It is the start of a day, so that the list stays the same during the
 * day.
 */
export function getReviewedSince({ every }: Pick<ReviewSearch, 'every'>, nowMs: number): string {
  return new Date(Math.floor(nowMs / DAY_MS) * DAY_MS - DAYS[every ?? 'quarter'] * DAY_MS).toISOString();
}
