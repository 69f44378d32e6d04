import type { ReviewSearch } from '#features/approvals/review-search.ts';

/** The built-in views. */
export const REVIEW_VIEWS: readonly { name: string; search: ReviewSearch }[] = [
  { name: 'Waiting for you', search: {} },
  { name: 'Snoozed', search: { folder: 'snoozed' } },
  { name: 'Overdue', search: { folder: 'overdue' } },
  { name: 'Started by you', search: { folder: 'started' } },
  { name: 'Changed since the request', search: { folder: 'all', changed: true } },
  { name: 'Changes requested', search: { folder: 'all', requested: true } },
  { name: 'Declined', search: { folder: 'all', status: 'DECLINED' } },
];
