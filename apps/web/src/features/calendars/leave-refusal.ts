import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import type { Session } from '#shared/session/session-info.ts';

/** Why this person cannot take a calendar off their list, if they cannot: the service keeps their own on it. */
export function leaveRefusal(session: Session, entry: CalendarEntry): string | undefined {
  if (entry.primary) return 'You cannot unsubscribe from your primary calendar. Hide it instead.';
  if (entry.dataOwner !== session.email) return undefined;
  return 'You are the data owner of this calendar. Transfer ownership first, or hide it.';
}
