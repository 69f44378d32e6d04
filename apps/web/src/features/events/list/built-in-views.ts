import type { EventsSearch } from './search.ts';

/** The built-in views. */
export const EVENT_VIEWS: readonly { name: string; search: EventsSearch }[] = [
  { name: 'All events', search: {} },
  { name: 'Recently changed', search: { order: 'updated' } },
  { name: 'Including cancelled', search: { deleted: true } },
  { name: 'Deleted', search: { gone: true } },
  { name: 'Series', search: { series: true } },
];
