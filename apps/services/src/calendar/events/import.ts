import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { requireCalendar } from '#calendar/access.ts';
import type { Calendar } from '#calendar/calendar.ts';
import { invalid, missing } from '#calendar/errors.ts';
import { isSameAddress } from '#calendar/mail-address.ts';
import { mergePatch } from '#calendar/merge-patch.ts';
import { globalError } from '#core/errors/service-error.ts';
import { operation } from '#core/operations/operation.ts';
import type { EventContent, StoredEvent } from './model/event.ts';
import { type CheckedEvent, checkEvent } from './write/check-event.ts';
import {
  adoptOccurrences,
  findByUid,
  findSeriesId,
  importOccurrence,
  readOriginalStart,
} from './write/imported-occurrence.ts';
import { getOrganizer } from './write/organizer.ts';
import { respondWithEvent } from './write/respond-with-event.ts';
import { changeEvent, createEvent, saveReminders, type WriteScene } from './write/save-event.ts';

type Body = CalendarSchemas['Event'];

export const handler = operation('calendar.events.import', (context) => {
  const { params, db, caller, clock } = context;
  const access = requireCalendar(context, params.calendarId, 'writerWithoutPrivateAccess');
  const { calendar } = access;
  const sent = mergePatch<Body>({}, context.body);
  if (sent.id !== undefined) throw invalid('Invalid resource id value.');
  if (!sent.iCalUID) throw missing('Missing iCalUID.');
  // Only default events can be imported. Other events lose their type.
  const body: Body = { ...sent, eventType: 'default' };
  const original = readOriginalStart(body, calendar.timeZone);
  const checked = checkEvent(db, calendar, { body, known: params, stored: undefined });
  const content = { ...checked.content, ...toOrganizer(calendar, body, getOrganizer(db, calendar, caller)) };
  const scene = { db, calendar, nowMs: clock.nowMs() };
  const imported = { ...checked, content };
  const event = original
    ? importOccurrence(scene, original, sent.iCalUID, imported)
    : importEvent(scene, sent.iCalUID, imported);
  const saved = saveReminders(db, event, caller.accountId, checked.reminders ?? undefined);
  return respondWithEvent(context, access, { event: saved }, {});
});

/** Stores a single event or a series. Replaces the event with the same UID, if any. */
function importEvent(scene: WriteScene, iCalUid: string, imported: CheckedEvent): StoredEvent {
  const { db, calendar } = scene;
  const present = findByUid(db, calendar, iCalUid);
  const event = present
    ? changeEvent(scene, { event: present }, imported)
    : createEvent(scene, { id: findSeriesId(db, calendar, iCalUid), iCalUid }, imported);
  adoptOccurrences(scene, event);
  return event;
}

/** Returns the organizer of an imported event. The calendar must be the organizer or an attendee. */
function toOrganizer(calendar: Calendar, body: Body, own: Pick<EventContent, 'creator' | 'organizer'>): EventContent {
  const { organizer } = body;
  if (!organizer?.email || isSameAddress(organizer.email, calendar.id)) return own;
  if (!body.attendees?.some((attendee) => isSameAddress(attendee.email, calendar.id))) {
    const message =
      'The owner of the calendar must either be the organizer or an attendee of an event that is imported.';
    throw globalError(400, 'participantIsNeitherOrganizerNorAttendee', message);
  }
  const { email, displayName } = organizer;
  return {
    ...own,
    organizer: { email, ...(displayName !== undefined && { displayName }) },
    privateCopy: true,
  };
}
