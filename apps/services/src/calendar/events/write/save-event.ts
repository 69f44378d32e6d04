import { isDeepStrictEqual } from 'node:util';
import type { Calendar } from '#calendar/calendar.ts';
import { type EventContent, getContent, getEvent, type StoredEvent } from '#calendar/events/model/event.ts';
import type { EventEntry } from '#calendar/events/model/event-entry.ts';
import { insertEvent, touchEvent, updateEvent } from '#calendar/events/model/event-store.ts';
import { toInstanceId } from '#calendar/events/model/instance-id.ts';
import { putReminders, Reminders } from '#calendar/events/model/reminders.ts';
import { startOfDate } from '#calendar/time/date-time.ts';
import type { Database } from '#db/database.ts';
import type { CheckedEvent } from './check-event.ts';
import { diffContent } from './content-diff.ts';
import { followSeries } from './series-change.ts';

/** The context of a write. */
export type WriteScene = { db: Database; calendar: Calendar; nowMs: number };

/** Stores a new event. */
export function createEvent(
  { db, calendar, nowMs }: WriteScene,
  ids: { id: string; iCalUid: string },
  checked: CheckedEvent,
): StoredEvent {
  const { times, recurrence, status, eventType, content, revision } = checked;
  const number = insertEvent(db, {
    ...ids,
    ...times,
    calendarNumber: calendar.number,
    seriesNumber: null,
    original: undefined,
    recurrence,
    status,
    eventType,
    content,
    revision,
    createdAt: nowMs,
    updatedAt: nowMs,
  });
  return getEvent(db, number);
}

/**
 * Writes a change of an event. Changing an unstored occurrence creates an exception. An unchanged event is not written and
 * retains its entity tag.
 */
export function changeEvent(scene: WriteScene, entry: EventEntry, checked: CheckedEvent): StoredEvent {
  const { event, occurrence } = entry;
  if (occurrence) return createException(scene, event, occurrence, checked);
  const { db, calendar, nowMs } = scene;
  const { times, recurrence, status, content } = checked;
  const isMoved = !isDeepStrictEqual(times, getTimes(event)) || recurrence !== event.recurrence;
  const isCancelled = status === 'cancelled';
  const wasCancelled = event.status === 'cancelled';
  const isSame = !isMoved && status === event.status && isDeepStrictEqual(content, getContent(event));
  const revision = Math.max(event.revision + (isMoved ? 1 : 0), checked.revision);
  if (isSame && revision === event.revision) return event;
  if (!event.series && (isMoved || isCancelled !== wasCancelled)) {
    followSeries(db, calendar, event, { times, recurrence, isCancelled }, nowMs);
  }
  const stored = event.series ? diffContent(event.series.content, content) : content;
  const { eventType } = event;
  updateEvent(db, event.number, {
    ...times,
    recurrence,
    status,
    eventType,
    content: stored,
    revision,
    updatedAt: nowMs,
  });
  return getEvent(db, event.number);
}

/** Cancels an event and leaves a tombstone. Cancelling an occurrence does not change its series. */
export function cancelEvent(scene: WriteScene, entry: EventEntry): StoredEvent {
  return changeEvent(scene, entry, { ...toCheckedEvent(entry), status: 'cancelled' });
}

/** Replaces the content of an event and retains everything else. */
export function changeContent(scene: WriteScene, entry: EventEntry, content: EventContent): StoredEvent {
  return changeEvent(scene, entry, { ...toCheckedEvent(entry), content });
}

/**
 * Sets a user's reminders for an event. Undefined leaves them unchanged. Changes the entity tag of the event but not the time of
 * its last update.
 */
export function saveReminders(
  db: Database,
  event: StoredEvent,
  accountId: string,
  reminders: CheckedEvent['reminders'],
): StoredEvent {
  if (reminders === undefined) return event;
  const before = new Reminders(db, accountId, [event]).of(event);
  putReminders(db, event.number, accountId, reminders);
  const after = new Reminders(db, accountId, [event]).of(event);
  if (isDeepStrictEqual(before, after)) return event;
  touchEvent(db, event.number);
  return getEvent(db, event.number);
}

function createException(
  { db, calendar, nowMs }: WriteScene,
  series: StoredEvent,
  occurrence: NonNullable<EventEntry['occurrence']>,
  checked: CheckedEvent,
): StoredEvent {
  const { startMs, isAllDay } = occurrence.original;
  const { times, status, content } = checked;
  const isMoved = times.startAt !== occurrence.startAt || times.endAt !== occurrence.endAt;
  const number = insertEvent(db, {
    ...times,
    id: toInstanceId(series.id, occurrence.original),
    iCalUid: series.iCalUid,
    calendarNumber: calendar.number,
    seriesNumber: series.number,
    original: { startAt: isAllDay ? startOfDate(startMs, calendar.timeZone) : startMs, isAllDay },
    recurrence: null,
    status,
    eventType: series.eventType,
    content: diffContent(getContent(series), content),
    revision: Math.max(series.revision + (isMoved ? 1 : 0), checked.revision),
    createdAt: series.createdAt,
    updatedAt: nowMs,
  });
  return getEvent(db, number);
}

/** Returns an event as a CheckedEvent that changes nothing. */
function toCheckedEvent({ event, occurrence }: EventEntry): CheckedEvent {
  const { status, eventType, revision } = event;
  return {
    times: { ...getTimes(event), ...(occurrence && { startAt: occurrence.startAt, endAt: occurrence.endAt }) },
    recurrence: occurrence ? null : event.recurrence,
    status,
    eventType,
    content: getContent(event),
    reminders: undefined,
    revision,
  };
}

function getTimes({ isAllDay, startAt, endAt, startZone, endZone }: StoredEvent) {
  return { isAllDay, startAt, endAt, startZone, endZone };
}
