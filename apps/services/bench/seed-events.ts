import type { Calendar } from '#calendar/calendar.ts';
import { toICalUid } from '#calendar/events/model/event-id.ts';
import { insertEvent } from '#calendar/events/model/event-store.ts';
import type { Database } from '#db/database.ts';

const DAY_MS = 86_400_000;
const SERIES_SHARE = 0.1;
/** Length of each series. */
export const WEEKS_OF_A_SERIES = 26;
const ZONE = 'Europe/Berlin';

/**
 * Fills a calendar with events over `weekCount` weeks from `firstDayMs`. One in ten is a weekly series of half a year; the others
 * take an hour.
 */
export function seedEvents(
  db: Database,
  calendar: Calendar,
  { firstDayMs, weekCount, count }: { firstDayMs: number; weekCount: number; count: number },
): void {
  db.transaction(() => {
    for (let index = 0; index < count; index += 1) {
      const isSeries = index % (1 / SERIES_SHARE) === 0;
      // Steps by a prime, which spreads days and hours evenly without a random source.
      const day = (index * 7919) % (weekCount * 7);
      const startAt = firstDayMs + day * DAY_MS + (7 + (index % 11)) * 3_600_000;
      const id = `bench${index.toString(32).padStart(8, '0')}`;
      insertEvent(db, {
        id,
        iCalUid: toICalUid(id),
        calendarNumber: calendar.number,
        seriesNumber: null,
        original: undefined,
        recurrence: isSeries ? JSON.stringify([`RRULE:FREQ=WEEKLY;COUNT=${WEEKS_OF_A_SERIES}`]) : null,
        status: 'confirmed',
        eventType: 'default',
        isAllDay: false,
        startAt,
        endAt: startAt + 3_600_000,
        startZone: ZONE,
        endZone: ZONE,
        content: { summary: `Meeting ${index}`, location: `Room ${index % 40}`, organizer: { email: calendar.id } },
        revision: 0,
        createdAt: startAt - DAY_MS,
        updatedAt: startAt - DAY_MS,
      });
    }
  });
}
