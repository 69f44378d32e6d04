import { getOne } from '#lib/reader.ts';
import { dayParam, flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The folders of the review queue. */
export const folders = [
  { value: 'waiting', label: 'Waiting for you' },
  { value: 'snoozed', label: 'Snoozed' },
  { value: 'started', label: 'Started by you' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'All' },
] as const;

/** The states of an approval. */
export const statuses = [
  { value: 'IN_PROGRESS', label: 'In review' },
  { value: 'APPROVED', label: 'Approved' },
  { value: 'DECLINED', label: 'Declined' },
  { value: 'CANCELLED', label: 'Cancelled' },
] as const;

const SORTS = [
  'dueTime',
  '-dueTime',
  'createTime',
  '-createTime',
  'decidedTime',
  '-decidedTime',
  'title',
  '-title',
] as const;

/** The URL parameters of the review queue. */
export const reviewParams = {
  folder: getOne(...folders.map(({ value }) => value)),
  q: textParam,
  status: getOne(...statuses.map(({ value }) => value)),
  /** The email address of a reviewer. */
  reviewer: textParam,
  /** The email address of the initiator. */
  initiator: textParam,
  /** The first and last due day, in the browser's time zone. */
  dueFrom: dayParam,
  dueTo: dayParam,
  /** The first and last day of the decision. */
  decidedFrom: dayParam,
  decidedTo: dayParam,
  changed: flagParam,
  /** Whether a reviewer has requested changes and not responded since. */
  requested: flagParam,
  /** The ID of the file's shared drive, or `none` for files outside shared drives. */
  drive: textParam,
  /** Type of the file. */
  type: textParam,
  sort: getOne(...SORTS),
  /** The visible columns. */
  cols: textParam,
  /** The approval shown beside the list. */
  peek: textParam,
};

/** The URL parameters of the review queue. Invalid values are dropped. */
export const reviewSearch = searchParams(reviewParams);
export type ReviewSearch = SearchOf<typeof reviewSearch>;
export type ReviewFolder = NonNullable<ReviewSearch['folder']>;

/** The default folder. */
export const DEFAULT_FOLDER: ReviewFolder = 'waiting';

/**
 * Returns the sort order of a folder. The default is earliest due date first, latest decision first, or newest first for all
 * approvals.
 */
export function getReviewSort({ sort, folder = DEFAULT_FOLDER }: ReviewSearch): NonNullable<ReviewSearch['sort']> {
  if (sort) return sort;
  if (folder === 'decided') return '-decidedTime';
  return folder === 'all' ? '-createTime' : 'dueTime';
}
