import type { CalendarsSearch } from './search.ts';

/** The built-in views. */
export const CALENDAR_VIEWS: readonly { name: string; search: CalendarsSearch }[] = [
  { name: 'All calendars', search: {} },
  { name: 'Owned by you', search: { role: 'owner' } },
  { name: 'Including hidden', search: { hidden: true } },
  { name: 'Including deleted', search: { deleted: true } },
];
