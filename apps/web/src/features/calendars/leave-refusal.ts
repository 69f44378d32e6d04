import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import type { Session } from '#shared/session/session-info.ts';

/** Why this person cannot take a calendar off their list, if they cannot: the service keeps their own on it. */
export function leaveRefusal(session: Session, entry: CalendarEntry): string | undefined {
  if (entry.primary) return 'Your primary calendar stays in your list. You can hide it there.';
  if (entry.dataOwner !== session.email) return undefined;
  return 'You are the data owner of this calendar, so it stays in your list. Transfer its ownership first, or hide it.';
}
