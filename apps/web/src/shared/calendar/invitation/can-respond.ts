import { findOwnGuest } from '#shared/calendar/event-rights.ts';
import type { CalendarInfo, ServiceEvent } from '#shared/calendar/occurrence.ts';
import { canCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';

/** Reports whether an event is an invitation to which the user can respond: any role in their own calendar, operators in all. */
export function canRespond(
  session: Session,
  { calendar, event }: { calendar: Pick<CalendarInfo, 'id' | 'isPrimary'>; event: ServiceEvent },
): boolean {
  const own = findOwnGuest(event);
  if (!own || own.organizer || event.status === 'cancelled') return false;
  const isOwn = calendar.isPrimary === true || calendar.id === 'primary' || calendar.id === session.email;
  return canCall(session, 'calendar.events.patch') || (session.canRespond && isOwn);
}
