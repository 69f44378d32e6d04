import type { Calendar } from '#calendar/calendar.ts';
import { startOfDate, toUtcMidnight } from '#calendar/time/date-time.ts';
import type { Database } from '#db/database.ts';
import { indexEvent } from './model/event-store.ts';

type Row = { number: number; startAt: number; endAt: number; originalStartAt: number | null };

/**
 * Preserves the dates of all-day events when the time zone of their calendar changes, because their midnights become other
 * instants.
 */
export function moveAllDayEvents(db: Database, { number, timeZone }: Calendar, nextZone: string): void {
  const rows = db.all<Row>(
    `SELECT number, start_at AS startAt, end_at AS endAt, original_start_at AS originalStartAt
     FROM events WHERE calendar_number = ? AND is_all_day = 1`,
    number,
  );
  const move = (ms: number) => startOfDate(toUtcMidnight(ms, timeZone), nextZone);
  for (const row of rows) {
    db.run(
      'UPDATE events SET start_at = ?, end_at = ?, original_start_at = ? WHERE number = ?',
      move(row.startAt),
      move(row.endAt),
      row.originalStartAt === null ? null : move(row.originalStartAt),
      row.number,
    );
    indexEvent(db, row.number);
  }
}
