import { oneOf } from '#shared/reader.ts';
import { dayParam, flagParam, type SearchOf, searchParams, textParam } from '#shared/search-params.ts';

/** Parts of the review queue. */
export const folders = [
  { value: 'waiting', label: 'Waiting on you' },
  { value: 'started', label: 'Started by you' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'decided', label: 'Decided' },
  { value: 'all', label: 'All' },
] as const;

const SORTS = ['dueTime', '-dueTime', 'createTime', '-createTime', 'title', '-title'] as const;

/** What the address says of the review queue. */
export const reviewParams = {
  folder: oneOf(...folders.map(({ value }) => value)),
  q: textParam,
  status: oneOf('IN_PROGRESS', 'APPROVED', 'DECLINED', 'CANCELLED'),
  /** Address of somebody who is asked. */
  reviewer: textParam,
  /** Address of whoever started it. */
  initiator: textParam,
  /** First day on which it may be due, in the browser's zone, and the last. */
  dueFrom: dayParam,
  dueTo: dayParam,
  changed: flagParam,
  sort: oneOf(...SORTS),
  /** The approval that is shown beside the list. */
  peek: textParam,
};

/** What the address of the review queue holds. A value that makes no sense is dropped. */
export const reviewSearch = searchParams(reviewParams);
export type ReviewSearch = SearchOf<typeof reviewSearch>;
export type ReviewFolder = NonNullable<ReviewSearch['folder']>;

/** Whether only some approvals of a folder are asked for. */
export function isFiltered({ q, changed, status, reviewer, initiator, dueFrom, dueTo }: ReviewSearch): boolean {
  return [q, changed, status, reviewer, initiator, dueFrom, dueTo].some((value) => value !== undefined);
}

/** The folder that is shown when none is named. */
export const DEFAULT_FOLDER: ReviewFolder = 'waiting';

/** The order of a folder when none is chosen: what is due first, or, of what is over, the newest first. */
export function reviewSort({ sort, folder = DEFAULT_FOLDER }: ReviewSearch): NonNullable<ReviewSearch['sort']> {
  return sort ?? (folder === 'decided' || folder === 'all' ? '-createTime' : 'dueTime');
}
