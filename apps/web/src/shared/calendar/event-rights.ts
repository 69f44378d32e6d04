import { roleRefusal } from '#shared/session/role-refusal.ts';
import type { Session } from '#shared/session/session-info.ts';
import { type CalendarInfo, isTimesOnly, type Occurrence, type ServiceEvent } from './occurrence.ts';

const WRITERS = new Set(['writerWithoutPrivateAccess', 'writer', 'owner']);

/** Whether a calendar takes events from this person. */
export function isWritable({ accessRole }: CalendarInfo): boolean {
  return accessRole !== undefined && WRITERS.has(accessRole);
}

/** Why this person cannot change an event, if they cannot. */
export function changeRefusal(session: Session, { event, calendar }: Occurrence): string | undefined {
  const refusal = roleRefusal(session, 'calendar.events.patch', 'Changing events');
  if (refusal !== undefined) return refusal;
  if (!isWritable(calendar)) return `You can view the calendar ${calendar.name}, but not edit it.`;
  if (isTimesOnly(event)) return 'Only the times of this event are shared with you.';
  if (event.locked) return 'This event is locked.';
  const isInvitation = event.organizer !== undefined && !event.organizer.self;
  if (isInvitation && ownGuest(event) && !event.guestsCanModify) {
    return `Only the organizer, ${event.organizer?.displayName ?? event.organizer?.email}, can change this event.`;
  }
  return undefined;
}

/** Why this person cannot delete an event, if they cannot. Guests may: it declines the invitation. */
export function deleteRefusal(session: Session, occurrence: Occurrence): string | undefined {
  const refusal = roleRefusal(session, 'calendar.events.delete', 'Deleting events');
  if (refusal !== undefined) return refusal;
  if (!isWritable(occurrence.calendar))
    return `You can view the calendar ${occurrence.calendar.name}, but not edit it.`;
  return occurrence.state === 'cancelled' ? 'This event is already deleted.' : undefined;
}

/** Why an event cannot move to another calendar, if it cannot. */
export function moveRefusal(session: Session, occurrence: Occurrence): string | undefined {
  const refusal = changeRefusal(session, occurrence);
  if (refusal !== undefined) return refusal;
  const { event, type } = occurrence;
  if (type !== 'default') return 'Only standard events can be moved to another calendar.';
  if (event.recurringEventId) return 'A single occurrence cannot be moved. Move the series instead.';
  return event.organizer && !event.organizer.self ? 'Only the organizer can move this event.' : undefined;
}

/** The entry of the person, or of the calendar, among the guests. */
export function ownGuest(event: ServiceEvent) {
  return event.attendees?.find(({ self }) => self);
}

/** How many guests besides the calendar's own person would hear of a change. */
export function otherGuestCount(event: ServiceEvent): number {
  return (event.attendees ?? []).filter(({ self, resource }) => !self && !resource).length;
}
