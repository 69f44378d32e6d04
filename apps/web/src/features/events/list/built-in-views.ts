import type { EventsSearch } from './search.ts';

/** Views that the console brings. */
export const EVENT_VIEWS: readonly { name: string; search: EventsSearch }[] = [
  { name: 'All events', search: {} },
  { name: 'Recently changed', search: { order: 'updated' } },
  { name: 'Including cancelled', search: { deleted: true } },
  { name: 'Deleted', search: { gone: true } },
  { name: 'Series', search: { series: true } },
];
