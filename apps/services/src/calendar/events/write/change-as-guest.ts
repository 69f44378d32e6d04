import { isDeepStrictEqual } from 'node:util';
import { findCalendarByAddress } from '#calendar/calendar.ts';
import { calendarForbidden } from '#calendar/errors.ts';
import { type EventContent, getContent, type StoredEvent } from '#calendar/events/model/event.ts';
import { type EventEntry, toEntryId } from '#calendar/events/model/event-entry.ts';
import { findEntry } from '#calendar/events/model/require-event.ts';
import { isSameAddress } from '#calendar/mail-address.ts';
import type { CheckedEvent } from './check-event.ts';
import { pickSharedFields, recordReply, syncCopies } from './copies.ts';
import { changeEvent, type WriteScene } from './save-event.ts';

/**
 * Applies a change to a guest's copy. Guests can change their own fields, such as the colour and their response. They can change
 * other fields only if the organizer allows it; the change then applies to all guests. Throws 403 `forbiddenForNonOrganizer`.
 */
export function changeAsGuest(scene: WriteScene, entry: EventEntry, checked: CheckedEvent): StoredEvent {
  const { calendar } = scene;
  const before = getContent(entry.event);
  const own = findAttendee(checked.content, calendar.id);
  const isReplyOnly = isDeepStrictEqual(withoutReply(before, calendar.id), withoutReply(checked.content, calendar.id));
  const isSame = isReplyOnly && hasTimesOf(entry, checked);
  if (!isSame) {
    if (!before.guestsCanModify) {
      throw calendarForbidden(
        'forbiddenForNonOrganizer',
        'Shared properties can only be changed by the organizer of the event.',
      );
    }
    changeForAll(scene, entry, checked);
  }
  const changed = changeEvent(scene, entry, checked);
  if (own && !isDeepStrictEqual(own, findAttendee(before, calendar.id))) recordReply(scene, changed, own);
  return changed;
}

/** Declines the invitation of a guest's copy. */
export function declineAsGuest(scene: WriteScene, copy: StoredEvent): void {
  const own = findAttendee(getContent(copy), scene.calendar.id);
  if (own) recordReply(scene, copy, { ...own, responseStatus: 'declined' });
}

function changeForAll(scene: WriteScene, entry: EventEntry, checked: CheckedEvent): void {
  const { organizer } = getContent(entry.event);
  const calendar = organizer?.email && findCalendarByAddress(scene.db, organizer.email);
  const target = calendar && findEntry(scene.db, calendar, toEntryId(entry));
  if (!calendar || !target) return;
  const organizerScene = { ...scene, calendar };
  const content = { ...getContent(target.event), ...pickSharedFields(checked.content) };
  syncCopies(organizerScene, changeEvent(organizerScene, target, { ...checked, content }));
}

function findAttendee(content: EventContent, address: string) {
  return content.attendees?.find((attendee) => isSameAddress(attendee.email, address));
}

/** Returns the content that the organizer controls, without the guest's own response. */
function withoutReply(content: EventContent, address: string): EventContent {
  const { attendees = [], ...shared } = pickSharedFields(content);
  const others = attendees.filter((attendee) => !isSameAddress(attendee.email, address));
  return { ...shared, ...(others.length > 0 && { attendees: others }) };
}

function hasTimesOf({ event, occurrence }: EventEntry, { times, recurrence, status }: CheckedEvent): boolean {
  const { startAt, endAt } = occurrence ?? event;
  const retainsRule = occurrence !== undefined || recurrence === event.recurrence;
  const retainsTimes = times.isAllDay === event.isAllDay && times.startAt === startAt && times.endAt === endAt;
  return retainsRule && retainsTimes && (status === event.status || status === 'cancelled');
}
