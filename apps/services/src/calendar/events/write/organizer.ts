import type { Calendar } from '#calendar/calendar.ts';
import type { EventContent } from '#calendar/events/model/event.ts';
import type { Caller } from '#core/auth/caller.ts';

/** Returns the creator and organizer of an event. A shared calendar organizes its own events. */
export function getOrganizer(calendar: Calendar, caller: Caller): Pick<EventContent, 'creator' | 'organizer'> {
  const creator = { email: caller.email, displayName: caller.displayName };
  const isOwn = calendar.primaryOf === caller.accountId;
  return { creator, organizer: isOwn ? creator : { email: calendar.id, displayName: calendar.summary } };
}
