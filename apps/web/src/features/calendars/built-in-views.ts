import type { CalendarsSearch } from './search.ts';

/** Views that the console brings. */
export const CALENDAR_VIEWS: readonly { name: string; search: CalendarsSearch }[] = [
  { name: 'All calendars', search: {} },
  { name: 'Owned by you', search: { role: 'owner' } },
  { name: 'Including hidden', search: { hidden: true } },
  { name: 'Including deleted', search: { deleted: true } },
];
