import type { ChangesSearch } from './search.ts';

/** The built-in views. */
export const CHANGE_VIEWS: readonly { name: string; search: ChangesSearch }[] = [
  { name: 'Last 7 days', search: {} },
  { name: 'Not marked as seen', search: { since: 'seen' } },
  { name: 'Removed in the last 30 days', search: { since: '30d', removed: 'only' } },
  { name: 'Shared drives', search: { kind: 'drive', since: 'any' } },
];
