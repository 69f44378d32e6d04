import { getEvent } from '#calendar/events/model/event.ts';
import { incrementSequence } from '#calendar/sequence.ts';
import { isOrganizedIn, syncCopies } from './copies.ts';
import { cancelEvent, type WriteScene } from './save-event.ts';

const CHUNK_SIZE = 500;

/** Cancels every event of a calendar, and the copies of the events organized in it. */
export function cancelAll(scene: WriteScene): void {
  const { db, calendar } = scene;
  cancelPlain(scene);
  for (;;) {
    // Series come first and include their exceptions.
    const rows = db.all<{ number: number }>(
      `SELECT number FROM events WHERE calendar_number = ? AND status <> 'cancelled'
       ORDER BY series_number IS NOT NULL, number LIMIT ?`,
      calendar.number,
      CHUNK_SIZE,
    );
    if (rows.length === 0) return;
    for (const { number } of rows) {
      const event = getEvent(db, number);
      if (event.status === 'cancelled') continue;
      const cancelled = cancelEvent(scene, { event });
      if (isOrganizedIn(cancelled, calendar)) syncCopies(scene, cancelled);
    }
  }
}

/** Cancels non-recurring events without copies in one statement. Most events of a calendar are of this kind. */
function cancelPlain({ db, calendar, nowMs }: WriteScene): void {
  db.run(
    `UPDATE events SET status = 'cancelled', updated_at = ?, sequence = ?
     WHERE calendar_number = ? AND status <> 'cancelled' AND recurrence IS NULL AND series_number IS NULL
       AND NOT EXISTS (SELECT 1 FROM events AS copy WHERE copy.id = events.id AND copy.number <> events.number)`,
    nowMs,
    incrementSequence(db),
    calendar.number,
  );
  db.run('UPDATE calendars SET updated_at = max(updated_at, ?) WHERE number = ?', nowMs, calendar.number);
}
