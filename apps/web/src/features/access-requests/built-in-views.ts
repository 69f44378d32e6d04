import type { RequestSearch } from './search.ts';

/** The built-in views. */
export const REQUEST_VIEWS: readonly { name: string; search: RequestSearch }[] = [
  { name: 'All requests', search: {} },
  { name: 'Older than a week', search: { age: 'week' } },
  { name: 'Editor access', search: { role: 'writer' } },
  { name: 'Newest first', search: { sort: '-createTime' } },
];
