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
 * Adapts the exceptions of a series to a change of its times, recurrence or status. Drops (cancels) an exception whose occurrence
 * is gone and restores it when the occurrence returns. Call it before the series is written.
 *
 * A client that follows the changes deletes the cancelled exceptions together with their occurrence or their series. They are
 * reported again when it returns.
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
  const isRevived = before.isCancelled && !next.isCancelled;
  const budget = new RequestBudget();
  for (const exception of listExceptions(db, series.number)) {
    const write = (change: Partial<StoredEvent>) =>
      updateEvent(db, exception.number, { ...exception, ...change, updatedAt: nowMs });
    const isCancelled = exception.status === 'cancelled';
    const isGiven = gives(calendar, next, exception, budget);
    if (!isGiven && !isCancelled) write({ status: 'cancelled', isDropped: true });
    else if (isGiven && exception.isDropped) write({ status: 'confirmed', isDropped: false });
    else if (isCancelled && (isRevived || (isGiven && !gives(calendar, before, exception, budget)))) write({});
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
