import type { SeriesStart } from '@rotunda/recurrence/parse-recurrence';
import { getCalendar } from '#calendar/calendar.ts';
import { getRecurrenceSet } from '#calendar/recurrence/recurrence-cache.ts';
import { ExpansionLimitExceeded, RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { incrementSequence } from '#calendar/sequence.ts';
import { toUtcMidnight } from '#calendar/time/date-time.ts';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { type EventTimes, getContent, getEvent, isPrivate, type StoredEvent } from './event.ts';
import { toEventWords } from './event-words.ts';

/** An event to store, without the fields that the store generates. */
export type NewEvent = Omit<StoredEvent, 'number' | 'sequence' | 'series' | 'isDropped'> & {
  seriesNumber: number | null;
};

/** The event fields that can change. */
export type ChangedEvent = Omit<
  NewEvent,
  'calendarNumber' | 'id' | 'iCalUid' | 'original' | 'createdAt' | 'seriesNumber'
> & { isDropped?: boolean };

// The largest value in the span index, used as the end of endless series.
const END_OF_TIME_MINUTE = 2_147_483_647;

/** Stores an event and its search index entries. Returns its number. */
export function insertEvent(db: Database, event: NewEvent): number {
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO events (calendar_number, id, ical_uid, series_number, original_start_at, original_is_all_day,
       created_at, recurrence, status, event_type, is_private, is_transparent, is_all_day, start_at, end_at,
       start_zone, end_zone, content, revision, updated_at, sequence)
     VALUES (?, ?, ?, ?, ?, ?, ?, '', 'confirmed', '', 0, 0, 0, 0, 0, NULL, NULL, '{}', 0, 0, 0)`,
    event.calendarNumber,
    event.id,
    event.iCalUid,
    event.seriesNumber,
    event.original?.startAt ?? null,
    event.original ? Number(event.original.isAllDay) : null,
    event.createdAt,
  );
  updateEvent(db, number, event);
  return number;
}

/** Updates the changeable fields of an event and all data derived from them. */
export function updateEvent(db: Database, number: number, event: ChangedEvent): void {
  db.run(
    `UPDATE events SET recurrence = ?, status = ?, is_dropped = ?, event_type = ?, is_all_day = ?, start_at = ?,
       end_at = ?, start_zone = ?, end_zone = ?, content = ?, revision = ?, updated_at = ?, sequence = ?
     WHERE number = ?`,
    event.recurrence,
    event.status,
    Number(event.isDropped ?? false),
    event.eventType,
    Number(event.isAllDay),
    event.startAt,
    event.endAt,
    event.startZone,
    event.endZone,
    JSON.stringify(event.content),
    event.revision,
    event.updatedAt,
    incrementSequence(db),
    number,
  );
  db.run(
    `UPDATE calendars SET updated_at = max(updated_at, ?)
     WHERE number = (SELECT calendar_number FROM events WHERE number = ?)`,
    event.updatedAt,
    number,
  );
  indexEvent(db, number);
  // The search words of an exception include the words inherited from its series.
  const exceptions = db.all<{ number: number }>('SELECT number FROM events WHERE series_number = ?', number);
  for (const exception of exceptions) indexEvent(db, exception.number);
}

/** Saves the current times of an event before they change. */
export function insertFormerTimes(db: Database, event: StoredEvent): void {
  db.run(
    `INSERT INTO former_event_times (event_number, until_sequence, recurrence, is_all_day, start_at, end_at, start_zone)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    event.number,
    incrementSequence(db),
    event.recurrence,
    Number(event.isAllDay),
    event.startAt,
    event.endAt,
    event.startZone,
  );
}

/** Gives an event a new sequence number without changing it, for example after its reminders change. */
export function touchEvent(db: Database, number: number): void {
  db.run('UPDATE events SET sequence = ? WHERE number = ?', incrementSequence(db), number);
}

/** Rebuilds the search index entries of an event. */
export function indexEvent(db: Database, number: number): void {
  const event = getEvent(db, number);
  const content = getContent(event);
  db.run(
    'UPDATE events SET is_private = ?, is_transparent = ? WHERE number = ?',
    Number(isPrivate(content)),
    Number(content.transparency === 'transparent'),
    number,
  );
  const calendar = getCalendar(db, event.calendarNumber);
  indexSpan(db, event, calendar.timeZone);
  db.run('DELETE FROM event_words WHERE rowid = ?', number);
  db.run('INSERT INTO event_words (rowid, words) VALUES (?, ?)', number, toEventWords(content, calendar.id));
  db.run('DELETE FROM event_properties WHERE event_number = ?', number);
  for (const visibility of ['private', 'shared'] as const) {
    for (const [name, value] of Object.entries(content.extendedProperties?.[visibility] ?? {})) {
      db.run(
        'INSERT INTO event_properties (event_number, visibility, name, value) VALUES (?, ?, ?, ?)',
        number,
        visibility,
        name,
        value,
      );
    }
  }
}

function indexSpan(db: Database, event: StoredEvent, calendarZone: string): void {
  const { original, startAt } = event;
  const lastEndAt = getIndexedEnd(event, calendarZone);
  // Searches must also find an exception at its original time.
  const firstAt = Math.min(startAt, original?.startAt ?? startAt);
  const endAt =
    lastEndAt && Math.max(lastEndAt, original ? original.startAt + findSeriesDuration(db, event) : lastEndAt);
  db.run('DELETE FROM event_spans WHERE event_number = ?', event.number);
  db.run(
    `INSERT INTO event_spans (event_number, first_calendar, last_calendar, start_minute, end_minute)
     VALUES (?, ?, ?, ?, ?)`,
    event.number,
    event.calendarNumber,
    event.calendarNumber,
    Math.floor(firstAt / MINUTE_MS),
    endAt === undefined ? END_OF_TIME_MINUTE : Math.ceil(endAt / MINUTE_MS),
  );
}

/** A series whose end is too expensive to compute is indexed as endless. */
function getIndexedEnd(event: StoredEvent, calendarZone: string): number | undefined {
  try {
    return findLastEnd(event, calendarZone, new RequestBudget());
  } catch (error) {
    if (error instanceof ExpansionLimitExceeded) return undefined;
    throw error;
  }
}

function findSeriesDuration(db: Database, { series }: StoredEvent): number {
  const sql = 'SELECT end_at - start_at AS durationMs FROM events WHERE number = ?';
  return db.get<{ durationMs: number }>(sql, series?.number ?? null)?.durationMs ?? 0;
}

/** Returns a time at which all of an event is over, or undefined for an endless series. Throws `ExpansionLimitExceeded`. */
export function findLastEnd(event: StoredEvent, calendarZone: string, budget: RequestBudget): number | undefined {
  const { recurrence } = event;
  if (recurrence === null) return event.endAt;
  const lastStartMs = getRecurrenceSet(recurrence, getSeriesStart(event, calendarZone)).findLastStartMs(budget);
  if (lastStartMs === undefined) return undefined;
  // A series may have no occurrences. Adds two days because starts of all-day series are in UTC and days with clock changes may
  // be longer.
  return (
    Math.max(lastStartMs, event.startAt) + getLongestDurationMs({ ...event, recurrence }, calendarZone) + 2 * DAY_MS
  );
}

/** Returns the maximum duration of an occurrence of a series, in milliseconds. */
export function getLongestDurationMs(series: EventTimes & { recurrence: string }, calendarZone: string): number {
  const { longestPeriodMs } = getRecurrenceSet(series.recurrence, getSeriesStart(series, calendarZone));
  return Math.max(series.endAt - series.startAt, longestPeriodMs);
}

/** Returns the start of a series' rule. All-day series are stored by date, without a time zone. */
export function getSeriesStart(series: EventTimes, calendarZone: string): SeriesStart {
  const { isAllDay, startAt } = series;
  if (isAllDay) return { startMs: toUtcMidnight(startAt, calendarZone), zone: 'UTC', isAllDay };
  return { startMs: startAt, zone: series.startZone ?? calendarZone, isAllDay };
}
