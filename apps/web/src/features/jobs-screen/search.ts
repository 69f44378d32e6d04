import { oneOf } from '#lib/reader.ts';
import { type SearchOf, searchParams, textParam } from '#shared/address/search-params.ts';

/** States of items, in the order in which they are told. */
export const ITEM_STATES = ['waiting', 'running', 'done', 'retryable', 'final', 'skipped', 'notTried'] as const;

/** What the address of one job holds. */
export const jobSearch = searchParams({
  /** Only items in this state. */
  state: oneOf(...ITEM_STATES),
  /** The item that is shown beside the list. */
  peek: textParam,
});
export type JobSearch = SearchOf<typeof jobSearch>;

/** What the address of the list of jobs holds. */
export const jobsSearch = searchParams({
  /** Columns that are shown. */
  cols: textParam,
});
export type JobsSearch = SearchOf<typeof jobsSearch>;
