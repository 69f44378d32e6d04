import type { Calendar } from '#calendar/calendars/calendar.ts';
import { type EventTimes, loadEvents, type StoredEvent } from '#calendar/events/event.ts';
import { insertFormerTimes, updateEvent } from '#calendar/events/event-store.ts';
import { findOccurrence } from '#calendar/events/occurrence.ts';
import { toUtcMidnight } from '#calendar/time/date-time.ts';
import type { Database } from '#db/database.ts';

/** The exceptions of a series, cancelled ones too. */
export function listExceptions(db: Database, seriesNumber: number): StoredEvent[] {
  const rows = db.all<{ number: number }>(
    'SELECT number FROM events WHERE series_number = ? ORDER BY original_start_at',
    seriesNumber,
  );
  const exceptions = loadEvents(
    db,
    rows.map((row) => row.number),
  );
  return [...exceptions.values()];
}

/**
 * Adapts the exceptions of a series to a change of when it takes place: one whose occurrence is gone is dropped (that
 * is, cancelled) and comes back when its occurrence does. Call it before the series is written.
 */
export function followSeries(
  db: Database,
  calendar: Calendar,
  series: StoredEvent,
  next: { times: EventTimes; recurrence: string | null; isCancelled: boolean },
  nowMs: number,
): void {
  insertFormerTimes(db, series);
  const { recurrence, times } = next;
  const after = recurrence === null || next.isCancelled ? undefined : { ...times, recurrence };
  for (const exception of listExceptions(db, series.number)) {
    const original = exception.original;
    const startMs = original?.isAllDay ? toUtcMidnight(original.startAt, calendar.timeZone) : original?.startAt;
    const isGiven =
      after !== undefined &&
      original !== undefined &&
      startMs !== undefined &&
      findOccurrence(calendar, after, { startMs, isAllDay: original.isAllDay }) !== undefined;
    setDropped(db, exception, !isGiven, nowMs);
  }
}

function setDropped(db: Database, exception: StoredEvent, isDropped: boolean, nowMs: number): void {
  const isNews = isDropped ? exception.status !== 'cancelled' : exception.isDropped;
  if (!isNews) return;
  const status = isDropped ? 'cancelled' : 'confirmed';
  updateEvent(db, exception.number, { ...exception, status, isDropped, updatedAt: nowMs });
}
