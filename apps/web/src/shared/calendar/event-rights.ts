import { roleRefusal } from '#shared/session/role-refusal.ts';
import type { Session } from '#shared/session/session-info.ts';
import { type CalendarInfo, isTimesOnly, type Occurrence, type ServiceEvent } from './occurrence.ts';

const WRITERS = new Set(['writerWithoutPrivateAccess', 'writer', 'owner']);

/** Reports whether the user can create events in a calendar. */
export function isWritable({ accessRole }: CalendarInfo): boolean {
  return accessRole !== undefined && WRITERS.has(accessRole);
}

/** Returns the reason why the user cannot change an event, if any. */
export function changeRefusal(session: Session, { event, calendar }: Occurrence): string | undefined {
  const refusal = roleRefusal(session, 'calendar.events.patch', 'Changing events');
  if (refusal !== undefined) return refusal;
  if (!isWritable(calendar)) return `You can view the calendar ${calendar.name}, but not edit it.`;
  if (isTimesOnly(event)) return 'Only the times of this event are shared with you.';
  if (event.locked) return 'This event is locked.';
  const isInvitation = event.organizer !== undefined && !event.organizer.self;
  if (isInvitation && findOwnGuest(event) && !event.guestsCanModify) {
    return `Only the organizer, ${event.organizer?.displayName ?? event.organizer?.email}, can change this event.`;
  }
  return undefined;
}

/** Returns the reason why the user cannot delete an event, if any. Guests can: deleting declines the invitation. */
export function deleteRefusal(session: Session, occurrence: Occurrence): string | undefined {
  const refusal = roleRefusal(session, 'calendar.events.delete', 'Deleting events');
  if (refusal !== undefined) return refusal;
  if (!isWritable(occurrence.calendar))
    return `You can view the calendar ${occurrence.calendar.name}, but not edit it.`;
  return occurrence.state === 'cancelled' ? 'This event is already deleted.' : undefined;
}

/** Returns the reason why an event cannot be moved to another calendar, if any. */
export function moveRefusal(session: Session, occurrence: Occurrence): string | undefined {
  const refusal = changeRefusal(session, occurrence);
  if (refusal !== undefined) return refusal;
  const { event, type } = occurrence;
  if (type !== 'default') return 'Only standard events can be moved to another calendar.';
  if (event.recurringEventId) return 'A single occurrence cannot be moved. Move the series instead.';
  return event.organizer && !event.organizer.self ? 'Only the organizer can move this event.' : undefined;
}

/** Returns the guest entry of the user or of the calendar. */
export function findOwnGuest(event: ServiceEvent) {
  return event.attendees?.find(({ self }) => self);
}

/** Returns how many guests would be notified of a change, excluding the calendar's owner. */
export function countOtherGuests(event: ServiceEvent): number {
  return (event.attendees ?? []).filter(({ self, resource }) => !self && !resource).length;
}
