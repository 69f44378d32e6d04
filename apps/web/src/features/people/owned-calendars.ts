import type { CalendarEntry } from '#shared/calendar/occurrence.ts';

/**
 * Returns the calendars in a list that belong to a user: their primary calendar, whose ID is their email address, and others they
 * own.
 */
export function listOwnedCalendars(email: string, entries: readonly CalendarEntry[]): CalendarEntry[] {
  const address = email.toLowerCase();
  return entries.filter(({ id, dataOwner }) => [id, dataOwner].some((owner) => owner?.toLowerCase() === address));
}
