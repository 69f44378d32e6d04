import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { type Calendar, findCalendarByAddress, getCalendar, getPrimaryCalendar } from '#calendar/calendar.ts';
import {
  type EventContent,
  findEvent,
  getContent,
  loadEvents,
  type StoredEvent,
} from '#calendar/events/model/event.ts';
import { insertEvent } from '#calendar/events/model/event-store.ts';
import { findEntry } from '#calendar/events/model/require-event.ts';
import { isSameAddress } from '#calendar/mail-address.ts';
import { findAccountByEmail } from '#core/auth/directory.ts';
import type { Database } from '#db/database.ts';
import { diffContent } from './content-diff.ts';
import { moveDays, moveOriginal } from './move-days.ts';
import { cancelEvent, changeContent, changeEvent, type WriteScene } from './save-event.ts';
import { listExceptions } from './series-change.ts';

type Attendee = CalendarSchemas['EventAttendee'];

/** Whether an event is organized in this calendar, where it can be changed. In other calendars it is a copy. */
export function isOrganizedIn(event: Pick<StoredEvent, 'content' | 'series'>, calendar: Pick<Calendar, 'id'>): boolean {
  const { organizer } = getContent(event);
  return !organizer?.email || isSameAddress(organizer.email, calendar.id);
}

/**
 * Whether an event in another calendar is a copy of an event that `calendar` organizes under the same ID. Clients choose the IDs,
 * which are unique only within a calendar, so an event with the same ID may be unrelated.
 */
export function isCopyFrom(db: Database, event: StoredEvent, calendar: Pick<Calendar, 'id'>): boolean {
  const { organizer, privateCopy } = getContent(event);
  if (privateCopy || !organizer?.email) return false;
  if (isSameAddress(organizer.email, calendar.id)) return true;
  // A moved event leaves a tombstone that names its new organizer.
  const former = findCalendarByAddress(db, organizer.email);
  const left = former && findEvent(db, former.number, event.id);
  return left !== undefined && isSameAddress(getContent(left).organizer?.email, calendar.id);
}

/**
 * Updates the copies of an organizer's event in the calendars of its guests: creates copies for new guests and cancels those of
 * removed guests. Includes the exceptions of a series. Private copies are not shared.
 */
export function syncCopies(scene: WriteScene, event: StoredEvent): void {
  const { db, calendar } = scene;
  const { attendees = [], privateCopy } = getContent(event);
  if (privateCopy) return;
  const isCancelled = event.status === 'cancelled';
  const invited = isCancelled ? [] : attendees.flatMap((attendee) => findGuestCalendar(db, calendar, attendee));
  for (const guest of invited) putCopy(scene, event, guest);
  const invitedNumbers = new Set(invited.map((guest) => guest.number));
  for (const number of listCopyCalendars(db, calendar, event)) {
    if (!invitedNumbers.has(number)) cancelCopy({ ...scene, calendar: getCalendar(db, number) }, event.id);
  }
  if (event.recurrence === null) return;
  for (const exception of listExceptions(db, event.number)) syncCopies(scene, exception);
}

/** Writes a guest's response into the organizer's event, and from there into the copies of all guests. */
export function recordReply(scene: WriteScene, copy: StoredEvent, reply: Attendee): void {
  const { organizer } = getContent(copy);
  const calendar = organizer?.email && findCalendarByAddress(scene.db, organizer.email);
  const entry = calendar && findEntry(scene.db, calendar, copy.id);
  if (!calendar || !entry || entry.event.status === 'cancelled') return;
  const content = getContent(entry.event);
  const attendees = content.attendees?.map((attendee) =>
    isSameAddress(attendee.email, reply.email) ? { ...attendee, ...reply } : attendee,
  );
  const organizerScene = { ...scene, calendar };
  syncCopies(organizerScene, changeContent(organizerScene, entry, { ...content, ...(attendees && { attendees }) }));
}

function findGuestCalendar(db: Database, organizerCalendar: Calendar, attendee: Attendee): Calendar[] {
  const account = attendee.email === undefined ? undefined : findAccountByEmail(db, attendee.email);
  const calendar = account && getPrimaryCalendar(db, account.id);
  return calendar && calendar.number !== organizerCalendar.number ? [calendar] : [];
}

function putCopy(scene: WriteScene, event: StoredEvent, guest: Calendar): void {
  const { db, calendar, nowMs } = scene;
  const existing = findEvent(db, guest.number, event.id);
  const series = event.series && findEvent(db, guest.number, event.series.id);
  if ([existing, series].some((present) => present && !isCopyFrom(db, present, calendar))) return;
  const content = existing ? mergeOwn(getContent(event), getContent(existing)) : createFirstCopy(getContent(event));
  const times = moveDays(event, calendar.timeZone, guest.timeZone);
  const { recurrence, status, eventType, revision } = event;
  if (existing) {
    // A guest who deleted the copy has declined. Only another response or a new invitation restores the copy.
    const own = content.attendees?.find((attendee) => isSameAddress(attendee.email, guest.id));
    const retainsDeleted = existing.status === 'cancelled' && own?.responseStatus === 'declined';
    const checked = { times, recurrence, status, eventType, content, reminders: undefined, revision };
    changeEvent(
      { ...scene, calendar: guest },
      { event: existing },
      retainsDeleted ? { ...checked, status: 'cancelled' } : checked,
    );
    return;
  }
  const original = event.original && moveOriginal(event.original, calendar.timeZone, guest.timeZone);
  insertEvent(db, {
    ...times,
    id: event.id,
    iCalUid: event.iCalUid,
    calendarNumber: guest.number,
    seriesNumber: series?.number ?? null,
    original: series ? original : undefined,
    recurrence,
    status,
    eventType,
    content: series ? diffContent(getContent(series), content) : content,
    revision,
    createdAt: nowMs,
    updatedAt: nowMs,
  });
}

/** Lists the calendars with a copy of an event, or of the series of an exception. */
function listCopyCalendars(db: Database, calendar: Calendar, event: StoredEvent): number[] {
  const rows = db.all<{ number: number }>(
    `SELECT number FROM events WHERE id IN (?, ?) AND ical_uid = ? AND calendar_number <> ? AND status <> 'cancelled'`,
    event.id,
    event.series?.id ?? event.id,
    event.iCalUid,
    calendar.number,
  );
  const copies = loadEvents(
    db,
    rows.map((row) => row.number),
  );
  return [...copies.values()].filter((copy) => isOrganizedIn(copy, calendar)).map((copy) => copy.calendarNumber);
}

function cancelCopy(scene: WriteScene, eventId: string): void {
  const entry = findEntry(scene.db, scene.calendar, eventId);
  if (entry && entry.event.status !== 'cancelled') cancelEvent(scene, entry);
}

/** Returns the fields of an organizer's event that its copies share. */
export function pickSharedFields(content: EventContent): EventContent {
  const { colorId: _, eventLabelId: __, transparency: ___, visibility: ____, extendedProperties, ...shared } = content;
  return {
    ...shared,
    ...(extendedProperties?.shared && { extendedProperties: { shared: extendedProperties.shared } }),
  };
}

function createFirstCopy(content: EventContent): EventContent {
  const { transparency, visibility } = content;
  return { ...pickSharedFields(content), ...(transparency && { transparency }), ...(visibility && { visibility }) };
}

function mergeOwn(organized: EventContent, copy: EventContent): EventContent {
  const shared = pickSharedFields(organized);
  const { colorId, eventLabelId, transparency, visibility } = copy;
  const properties = { ...shared.extendedProperties, ...pickPrivateProperties(copy) };
  return {
    ...shared,
    ...(colorId !== undefined && { colorId }),
    ...(eventLabelId !== undefined && { eventLabelId }),
    ...(transparency !== undefined && { transparency }),
    ...(visibility !== undefined && { visibility }),
    ...(Object.keys(properties).length > 0 && { extendedProperties: properties }),
  };
}

function pickPrivateProperties({ extendedProperties }: EventContent): NonNullable<EventContent['extendedProperties']> {
  return extendedProperties?.private ? { private: extendedProperties.private } : {};
}
