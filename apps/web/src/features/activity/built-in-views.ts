import type { ActivitySearch } from './search.ts';

/** The built-in views. */
export const ACTIVITY_VIEWS: readonly { name: string; search: ActivitySearch }[] = [
  { name: 'All changes', search: {} },
  { name: 'Last 24 hours', search: { from: '-24h' } },
  { name: 'Failed', search: { outcome: 'failed' } },
  { name: 'Denied', search: { outcome: 'denied', kind: 'all' } },
  { name: 'Sign-ins and other events', search: { kind: 'events' } },
];
