import { oneOf } from '#lib/reader.ts';
import { dayParam, flagParam, type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** Parts of the review queue. */
export const folders = [
  { value: 'waiting', label: 'Waiting for you' },
  { value: 'snoozed', label: 'Snoozed' },
  { value: 'started', label: 'Started by you' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'All' },
] as const;

/** How an approval can stand. */
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

/** What the address says of the review queue. */
export const reviewParams = {
  folder: oneOf(...folders.map(({ value }) => value)),
  q: textParam,
  status: oneOf(...statuses.map(({ value }) => value)),
  /** Address of somebody who is asked. */
  reviewer: textParam,
  /** Address of whoever started it. */
  initiator: textParam,
  /** First day on which it may be due, in the browser's zone, and the last. */
  dueFrom: dayParam,
  dueTo: dayParam,
  /** First day on which it may have been approved or declined, and the last. */
  decidedFrom: dayParam,
  decidedTo: dayParam,
  changed: flagParam,
  /** Whether a reviewer has requested changes and not responded since. */
  requested: flagParam,
  /** Shared drive of the file, or `none` for files outside of all. */
  drive: textParam,
  /** Type of the file. */
  type: textParam,
  sort: oneOf(...SORTS),
  /** Columns that are shown. */
  cols: textParam,
  /** The approval that is shown beside the list. */
  peek: textParam,
};

/** What the address of the review queue holds. A value that makes no sense is dropped. */
export const reviewSearch = searchParams(reviewParams);
export type ReviewSearch = SearchOf<typeof reviewSearch>;
export type ReviewFolder = NonNullable<ReviewSearch['folder']>;

/** The folder that is shown when none is named. */
export const DEFAULT_FOLDER: ReviewFolder = 'waiting';

/** The order of a folder when none is chosen: what is due first, what was decided last, or, of all, the newest first. */
export function reviewSort({ sort, folder = DEFAULT_FOLDER }: ReviewSearch): NonNullable<ReviewSearch['sort']> {
  if (sort) return sort;
  if (folder === 'decided') return '-decidedTime';
  return folder === 'all' ? '-createTime' : 'dueTime';
}
