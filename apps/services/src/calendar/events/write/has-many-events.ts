import { findCalendar } from '#calendar/calendar.ts';
import type { Caller } from '#core/auth/caller.ts';
import type { Database } from '#db/database.ts';

const MANY = 500; // Cancelling this many series takes about a tenth of a second.

/** Whether a request targets a calendar with so many events that cancelling all of them would block other requests. */
export function hasManyEvents({
  db,
  caller,
  params,
}: {
  db: Database;
  caller: Caller;
  params: { calendarId: string };
}): boolean {
  const row = db.get<{ count: number }>(
    `SELECT count(*) AS count FROM (
       SELECT 1 FROM events WHERE calendar_number = ? AND status <> 'cancelled' LIMIT ?)`,
    findCalendar(db, caller, params.calendarId)?.number ?? null,
    MANY,
  );
  return row?.count === MANY;
}
