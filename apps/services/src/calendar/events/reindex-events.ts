import type { Database } from '#db/database.ts';
import { indexEvent } from './model/event-store.ts';

const MAX_EVENTS = 200;

/**
 * Reindexes the next batch of queued events, small enough not to delay requests. Call it in a transaction. Returns the number of
 * reindexed events.
 */
export function reindexEvents(db: Database): number {
  const waiting = db.all<{ number: number }>(
    'SELECT event_number AS number FROM event_index_queue LIMIT ?',
    MAX_EVENTS,
  );
  for (const { number } of waiting) {
    indexEvent(db, number);
    db.run('DELETE FROM event_index_queue WHERE event_number = ?', number);
  }
  return waiting.length;
}
