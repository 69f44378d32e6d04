import type { DrivesSearch } from './search.ts';

/** The built-in views. */
export const DRIVE_VIEWS: readonly { name: string; search: DrivesSearch }[] = [
  { name: 'Your shared drives', search: {} },
  { name: 'Including hidden', search: { hidden: true } },
  { name: 'Without organizers', search: { admin: true, orphaned: true, hidden: true } },
];
