import type { Calendar } from '#calendar/calendar.ts';
import type { EventContent } from '#calendar/events/model/event.ts';
import type { Caller } from '#core/auth/caller.ts';

/** Who made an event and where it is organized: a shared calendar organizes its events itself. */
export function organizedBy(calendar: Calendar, caller: Caller): Pick<EventContent, 'creator' | 'organizer'> {
  const creator = { email: caller.email, displayName: caller.displayName };
  const isOwn = calendar.primaryOf === caller.accountId;
  return { creator, organizer: isOwn ? creator : { email: calendar.id, displayName: calendar.summary } };
}
