import type { Calendar } from '#calendar/calendar.ts';
import { type EventTimes, loadEvents, type StoredEvent } from '#calendar/events/model/event.ts';
import { insertFormerTimes, updateEvent } from '#calendar/events/model/event-store.ts';
import { findOccurrence } from '#calendar/events/model/occurrence.ts';
import { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import { toUtcMidnight } from '#calendar/time/date-time.ts';
import type { Database } from '#db/database.ts';

/** Lists the exceptions of a series, including cancelled ones. */
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
 * Adapts the exceptions of a series to a change of its times or recurrence. Drops (cancels) an exception whose occurrence is gone
 * and restores it when the occurrence returns. Call it before the series is written.
 */
export function followSeries(
  db: Database,
  calendar: Calendar,
  series: StoredEvent,
  next: Pattern,
  nowMs: number,
): void {
  insertFormerTimes(db, series);
  const before = { times: series, recurrence: series.recurrence, isCancelled: series.status === 'cancelled' };
  const budget = new RequestBudget();
  for (const exception of listExceptions(db, series.number)) {
    if (!gives(calendar, next, exception, budget)) drop(db, exception, nowMs);
    else bringBack(db, exception, gives(calendar, before, exception, budget), nowMs);
  }
}

/** The times and recurrence of a series, and whether it is cancelled. */
type Pattern = { times: EventTimes; recurrence: string | null; isCancelled: boolean };

/** Whether a series has the occurrence that an exception replaces. */
function gives(
  calendar: Calendar,
  { times, recurrence, isCancelled }: Pattern,
  { original }: StoredEvent,
  budget: RequestBudget,
): boolean {
  if (recurrence === null || isCancelled || original === undefined) return false;
  const startMs = original.isAllDay ? toUtcMidnight(original.startAt, calendar.timeZone) : original.startAt;
  const { isAllDay } = original;
  return findOccurrence(calendar, { ...times, recurrence }, { startMs, isAllDay }, budget) !== undefined;
}

function drop(db: Database, exception: StoredEvent, nowMs: number): void {
  if (exception.status === 'cancelled') return;
  updateEvent(db, exception.number, { ...exception, status: 'cancelled', isDropped: true, updatedAt: nowMs });
}

// A client that follows the changes may have deleted a cancelled exception with its occurrence, so the exception is reported
// again.
function bringBack(db: Database, exception: StoredEvent, wasGiven: boolean, nowMs: number): void {
  if (exception.isDropped) {
    updateEvent(db, exception.number, { ...exception, status: 'confirmed', isDropped: false, updatedAt: nowMs });
  } else if (!wasGiven && exception.status === 'cancelled') {
    updateEvent(db, exception.number, { ...exception, updatedAt: nowMs });
  }
}
