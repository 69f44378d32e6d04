import type { Calendar } from '#calendar/calendar.ts';
import type { EventContent } from '#calendar/events/model/event.ts';
import type { Caller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';

/** Returns the creator and organizer of an event. A shared calendar organizes its own events. */
export function getOrganizer(
  db: Database,
  calendar: Calendar,
  caller: Caller,
): Pick<EventContent, 'creator' | 'organizer'> {
  const creator = { email: caller.email, displayName: caller.displayName };
  return { creator, organizer: toCalendarOrganizer(db, calendar) };
}

/** Returns a calendar as an organizer. A primary calendar has the name of its user. */
export function toCalendarOrganizer(
  db: Database,
  { id, primaryOf, summary }: Calendar,
): { email: string; displayName: string } {
  const user = primaryOf === null ? undefined : findAccount(db, primaryOf);
  return { email: id, displayName: user?.displayName ?? summary };
}
