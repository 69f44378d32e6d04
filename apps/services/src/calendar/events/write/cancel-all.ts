import { loadEvents } from '#calendar/events/event.ts';
import { isOrganizedIn, syncCopies } from './copies.ts';
import { cancelEvent, type WriteScene } from './save-event.ts';

const CHUNK_SIZE = 500;

/** Cancels every event of a calendar; those that are organized in it also where they are copies. */
export function cancelAll(scene: WriteScene): void {
  const { db, calendar } = scene;
  for (;;) {
    // Series come first and take their exceptions along.
    const rows = db.all<{ number: number }>(
      `SELECT number FROM events WHERE calendar_number = ? AND status <> 'cancelled'
       ORDER BY series_number IS NOT NULL, number LIMIT ?`,
      calendar.number,
      CHUNK_SIZE,
    );
    if (rows.length === 0) return;
    for (const { number } of rows) {
      const event = loadEvents(db, [number]).get(number);
      if (!event || event.status === 'cancelled') continue;
      const cancelled = cancelEvent(scene, { event });
      if (isOrganizedIn(cancelled, calendar)) syncCopies(scene, cancelled);
    }
  }
}
