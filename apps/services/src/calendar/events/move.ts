import { requireCalendar } from '#calendar/access.ts';
import type { Calendar } from '#calendar/calendar.ts';
import { calendarError, calendarForbidden, duplicateId, invalid } from '#calendar/errors.ts';
import { operation } from '#core/operations/operation.ts';
import { findEvent, getContent, getEvent, type StoredEvent } from './model/event.ts';
import { insertEvent, updateEvent } from './model/event-store.ts';
import { openForWriting } from './write/change-request.ts';
import { typeRestriction } from './write/check-type.ts';
import { isCopyFrom, isOrganizedIn, syncCopies } from './write/copies.ts';
import { moveDays, moveOriginal } from './write/move-days.ts';
import { notifyGuests } from './write/notify-guests.ts';
import { toCalendarOrganizer } from './write/organizer.ts';
import { respondWithEvent } from './write/respond-with-event.ts';
import { cancelEvent, changeContent, type WriteScene } from './write/save-event.ts';
import { listExceptions } from './write/series-change.ts';

export const handler = operation('calendar.events.move', (context) => {
  const { params, caller } = context;
  const { access, entry, scene } = openForWriting(context, params);
  const { event } = entry;
  if (entry.occurrence || event.series) {
    throw calendarError('cannotChangeOrganizerOfInstance', 'Cannot change the organizer of an instance.');
  }
  if (event.eventType !== 'default') throw typeRestriction('Only events of the default type can be moved.');
  if (!isOrganizedIn(event, access.calendar)) {
    throw calendarForbidden('forbiddenForNonOrganizer', 'Only the organizer can move an event to another calendar.');
  }
  const destination = requireCalendar(context, params.destination, 'writerWithoutPrivateAccess');
  if (destination.calendar.number === access.calendar.number) throw invalid();
  const present = findEvent(scene.db, destination.calendar.number, event.id);
  if (present && !isCopyFrom(scene.db, present, access.calendar)) throw duplicateId();
  const moved = moveEvent(scene, event, destination.calendar);
  notifyGuests({ ...scene, calendar: destination.calendar }, caller, moved, 'Updated invitation', params);
  return respondWithEvent(context, destination, { event: moved });
});

/** Moves an event with its exceptions. A bare tombstone is not moved. */
function moveEvent(scene: WriteScene, event: StoredEvent, destination: Calendar): StoredEvent {
  const { db, calendar } = scene;
  const organizer = toCalendarOrganizer(db, destination);
  const exceptions = listExceptions(db, event.number);
  const number = moveToCalendar(scene, event, destination, { seriesNumber: null, organizer });
  for (const exception of exceptions)
    moveToCalendar(scene, exception, destination, { seriesNumber: number, organizer });
  // The organizer is in another calendar now, so the remaining tombstone shows only that the event is gone.
  const left = changeContent(scene, { event }, { ...getContent(event), organizer });
  cancelEvent({ ...scene, calendar }, { event: left });
  const moved = getEvent(db, number);
  syncCopies({ ...scene, calendar: destination }, moved);
  return moved;
}

type Place = { seriesNumber: number | null; organizer: { email: string; displayName: string } };

function moveToCalendar(
  { db, calendar, nowMs }: WriteScene,
  event: StoredEvent,
  destination: Calendar,
  { seriesNumber, organizer }: Place,
): number {
  const { id, iCalUid, original, recurrence, status, isDropped, eventType, revision, createdAt } = event;
  const content = seriesNumber === null ? { ...getContent(event), organizer } : event.content;
  const times = moveDays(event, calendar.timeZone, destination.timeZone);
  const changed = { ...times, recurrence, status, isDropped, eventType, content, revision, updatedAt: nowMs };
  // If the new organizer was a guest, their copy becomes the event.
  const copy = findEvent(db, destination.number, id);
  if (copy) {
    updateEvent(db, copy.number, changed);
    return copy.number;
  }
  return insertEvent(db, {
    ...changed,
    id,
    iCalUid,
    calendarNumber: destination.number,
    seriesNumber,
    original: original && moveOriginal(original, calendar.timeZone, destination.timeZone),
    createdAt,
  });
}
