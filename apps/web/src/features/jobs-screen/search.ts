import { getOne } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** The item states, in display order. */
export const ITEM_STATES = ['waiting', 'running', 'done', 'retryable', 'final', 'skipped', 'notStarted'] as const;

/** The URL parameters of one job. */
export const jobSearch = searchParams({
  /** The state of the items to show. */
  state: getOne(...ITEM_STATES),
  /** The item open beside the list. */
  peek: textParam,
});
export type JobSearch = SearchOf<typeof jobSearch>;

/** The URL parameters of the list of jobs. */
export const jobsSearch = searchParams({
  /** The visible columns. */
  cols: textParam,
});
export type JobsSearch = SearchOf<typeof jobsSearch>;
