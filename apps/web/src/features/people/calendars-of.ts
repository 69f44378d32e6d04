import type { CalendarEntry } from '#shared/calendar/occurrence.ts';

/** Those of a list of calendars that belong to somebody: their own one, which has their address, and others they own. */
export function calendarsOf(email: string, entries: readonly CalendarEntry[]): CalendarEntry[] {
  const address = email.toLowerCase();
  return entries.filter(({ id, dataOwner }) => [id, dataOwner].some((owner) => owner?.toLowerCase() === address));
}
