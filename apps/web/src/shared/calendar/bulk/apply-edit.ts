import { findOwnGuest } from '#shared/calendar/event-rights.ts';
import type { EventTime, Occurrence, ServiceEvent } from '#shared/calendar/occurrence.ts';
import type { EventChange } from '#shared/calendar/series/event-change.ts';
import { shiftTime } from '#shared/calendar/shift-time.ts';
import type { EventEdit } from './event-edit.ts';

/** The result of an edit for one event, or the reason why nothing changes. */
export type EditedEvent = EventChange | { reason: string };

type PatchEdit = Exclude<EventEdit, { kind: 'calendar' | 'cancel' }>;
type Attendees = NonNullable<ServiceEvent['attendees']>;

const NO_GUESTS: ReadonlySet<string> = new Set(['birthday', 'focusTime', 'outOfOffice', 'workingLocation']);

/** Applies an edit to an event. Times without a zone of their own are in `zone`. */
export function applyEdit(edit: PatchEdit, occurrence: Occurrence, zone: string): EditedEvent {
  const { event, state } = occurrence;
  switch (edit.kind) {
    case 'shift':
      return shiftEvent(occurrence, edit, zone);
    case 'time':
      return moveToClock(occurrence, edit, zone);
    case 'guests':
      return withGuests(occurrence, edit);
    case 'response':
      return withResponse(event, edit.response);
    case 'color':
      return (event.colorId ?? '') === edit.colorId ? SAME : { patch: { colorId: edit.colorId || null } };
    case 'visibility':
      return (event.visibility ?? 'default') === edit.visibility ? SAME : { patch: { visibility: edit.visibility } };
    case 'restore':
      return state === 'cancelled' ? { patch: { status: 'confirmed' } } : { reason: 'Not deleted' };
  }
}

const SAME = { reason: 'Already set' };

function shiftEvent(
  { time }: Occurrence,
  { days, minutes }: { days: number; minutes: number },
  zone: string,
): EditedEvent {
  if (time.isAllDay && minutes !== 0) return { reason: 'All-day events move by whole days only' };
  return { patch: {}, time: shiftTime(time, { days, minutes }, zone) };
}

function moveToClock(
  { event, time }: Occurrence,
  { clock, zone: wanted }: Extract<EventEdit, { kind: 'time' }>,
  fallback: string,
): EditedEvent {
  if (time.isAllDay) return { reason: 'All-day events have no time of day' };
  const former = event.start?.timeZone ?? fallback;
  const zone = wanted ?? former;
  const local = time.start.toZonedDateTimeISO(former).toPlainDateTime();
  const plain = clock === undefined ? local : local.withPlainTime(clock);
  const start = plain.toZonedDateTime(zone).toInstant();
  if (start.equals(time.start) && zone === former) return SAME;
  const moved: EventTime = { isAllDay: false, start, end: start.add(time.start.until(time.end)) };
  return { patch: {}, time: moved, zone: wanted };
}

function withGuests({ event, type }: Occurrence, { add, remove }: Extract<EventEdit, { kind: 'guests' }>): EditedEvent {
  if (NO_GUESTS.has(type)) return { reason: 'Events of this type have no guests' };
  if (event.attendeesOmitted) return { reason: 'The service does not list all guests' };
  const guests = event.attendees ?? [];
  const going = guests.filter(({ email }) => isAmong(email, remove));
  if (remove.length > 0 && going.length === 0) return { reason: 'Not a guest' };
  if (going.some(({ organizer }) => organizer)) return { reason: 'The organizer cannot be removed' };
  const coming = add.filter((email) => !isAmong(email, getEmails(guests)));
  if (coming.length === 0 && going.length === 0) return { reason: 'Already a guest' };
  const attendees: Attendees = [
    ...guests.filter((guest) => !going.includes(guest)),
    ...coming.map((email) => ({ email })),
  ];
  return { patch: { attendees } };
}

function withResponse(event: ServiceEvent, response: Attendees[number]['responseStatus']): EditedEvent {
  const own = findOwnGuest(event);
  if (own?.responseStatus === response) return SAME;
  return { patch: { attendeesOmitted: true, attendees: [{ email: own?.email ?? '', responseStatus: response }] } };
}

function getEmails(guests: Attendees): readonly string[] {
  return guests.flatMap(({ email }) => email ?? []);
}

function isAmong(email: string | undefined, emails: readonly string[]): boolean {
  return emails.some((each) => each.toLowerCase() === email?.toLowerCase());
}
