import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { parseDate } from '@rotunda/recurrence/parse-date';
import { findTimeZone } from '@rotunda/recurrence/zone-offsets';
import type { Calendar } from '#calendar/calendar.ts';
import { invalid, missing } from '#calendar/errors.ts';
import { findEvent, getContent, getEvent, loadEvents, type StoredEvent } from '#calendar/events/model/event.ts';
import { generateEventId } from '#calendar/events/model/event-id.ts';
import { insertEvent, updateEvent } from '#calendar/events/model/event-store.ts';
import { type OriginalStart, parseInstanceId, toInstanceId } from '#calendar/events/model/instance-id.ts';
import { createOccurrence } from '#calendar/events/model/occurrence.ts';
import { parseDateTime, startOfDate } from '#calendar/time/date-time.ts';
import type { Database } from '#db/database.ts';
import type { CheckedEvent } from './check-event.ts';
import { diffContent } from './content-diff.ts';
import { changeEvent, type WriteScene } from './save-event.ts';

// A series and its changed occurrences are imported one by one, in any order. An occurrence that arrives before its series is
// stored alone, under its future ID, and joins the series when it is imported.

/** Returns the original start of a changed occurrence, or undefined if the event is not an occurrence. Throws 400. */
export function readOriginalStart(body: CalendarSchemas['Event'], calendarZone: string): OriginalStart | undefined {
  if ((body.recurrence?.length ?? 0) > 0) return undefined;
  const { recurringEventId, originalStartTime } = body;
  if (!originalStartTime && recurringEventId === undefined) return undefined;
  const { date, dateTime, timeZone } = originalStartTime ?? {};
  if (date === undefined && dateTime === undefined) throw missing('Missing original start time.');
  if (timeZone !== undefined && findTimeZone(timeZone) === undefined) {
    throw invalid('Invalid time zone definition for original start time.');
  }
  const isAllDay = date !== undefined;
  const startMs = isAllDay ? parseDate(date) : parseDateTime(dateTime ?? '', timeZone ?? calendarZone);
  if (startMs === undefined || (isAllDay && dateTime !== undefined)) throw invalid('Invalid original start time.');
  // Series start on whole seconds.
  return { startMs: Math.floor(startMs / 1000) * 1000, isAllDay };
}

/** Stores a changed occurrence of the series with its UID. It becomes an exception once the calendar has the series. */
export function importOccurrence(
  scene: WriteScene,
  original: OriginalStart,
  iCalUid: string,
  checked: CheckedEvent,
): StoredEvent {
  const { db, calendar } = scene;
  const series = findByUid(db, calendar, iCalUid);
  if (!series || series.recurrence === null) return importWithoutSeries(scene, original, iCalUid, checked);
  const { recurrence } = series;
  if (series.isAllDay !== original.isAllDay) throw invalid('Invalid original start time.');
  const stored = findEvent(db, calendar.number, toInstanceId(series.id, original));
  const entry = stored
    ? { event: stored }
    : { event: series, occurrence: createOccurrence(calendar, { ...series, recurrence }, original) };
  return changeEvent(scene, entry, checked);
}

/** Returns the series with a UID in a calendar, or else the single event, including cancelled ones. */
export function findByUid(db: Database, calendar: Calendar, iCalUid: string): StoredEvent | undefined {
  const row = db.get<{ number: number }>(
    `SELECT number FROM events
     WHERE calendar_number = ? AND ical_uid = ? AND series_number IS NULL AND original_start_at IS NULL
     ORDER BY recurrence IS NULL, number LIMIT 1`,
    calendar.number,
    iCalUid,
  );
  return row && getEvent(db, row.number);
}

/** Returns the current or future ID of the series with this UID. Its occurrences may have been imported first. */
export function findSeriesId(db: Database, calendar: Calendar, iCalUid: string): string {
  const [first] = listWithoutSeries(db, calendar, iCalUid);
  const reserved = first && parseInstanceId(first.id)?.seriesId;
  return findByUid(db, calendar, iCalUid)?.id ?? reserved ?? generateEventId();
}

/** Turns the previously imported occurrences with the UID of a series into its exceptions. */
export function adoptOccurrences({ db, calendar, nowMs }: WriteScene, series: StoredEvent): void {
  if (series.recurrence === null) return;
  for (const event of listWithoutSeries(db, calendar, series.iCalUid)) {
    if (event.original?.isAllDay !== series.isAllDay) continue;
    db.run('UPDATE events SET series_number = ? WHERE number = ?', series.number, event.number);
    const content = diffContent(getContent(series), getContent(event));
    updateEvent(db, event.number, { ...event, content, updatedAt: nowMs });
  }
}

function importWithoutSeries(
  scene: WriteScene,
  original: OriginalStart,
  iCalUid: string,
  checked: CheckedEvent,
): StoredEvent {
  const { db, calendar, nowMs } = scene;
  const id = toInstanceId(findSeriesId(db, calendar, iCalUid), original);
  const stored = findEvent(db, calendar.number, id);
  if (stored) return changeEvent(scene, { event: stored }, checked);
  const { times, recurrence, status, eventType, content, revision } = checked;
  const { startMs, isAllDay } = original;
  const number = insertEvent(db, {
    ...times,
    id,
    iCalUid,
    calendarNumber: calendar.number,
    seriesNumber: null,
    original: { startAt: isAllDay ? startOfDate(startMs, calendar.timeZone) : startMs, isAllDay },
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

function listWithoutSeries(db: Database, calendar: Calendar, iCalUid: string): StoredEvent[] {
  const rows = db.all<{ number: number }>(
    `SELECT number FROM events
     WHERE calendar_number = ? AND ical_uid = ? AND series_number IS NULL AND original_start_at IS NOT NULL`,
    calendar.number,
    iCalUid,
  );
  const events = loadEvents(
    db,
    rows.map((row) => row.number),
  );
  return [...events.values()];
}
