import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import type { Session } from '#shared/session/session-info.ts';

/**
 * Returns the reason why the user cannot remove a calendar from their list, if any. The service does not permit removing the
 * user's own calendar.
 */
export function unsubscribeRefusal(session: Session, entry: CalendarEntry): string | undefined {
  if (entry.primary) return 'You cannot unsubscribe from your primary calendar. Hide it instead.';
  if (entry.dataOwner !== session.email) return undefined;
  return 'You are the data owner of this calendar. Transfer ownership first, or hide it.';
}
