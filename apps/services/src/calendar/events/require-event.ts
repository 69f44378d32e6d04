import type { CalendarAccess } from '#calendar/access.ts';
import { calendarNotFound } from '#calendar/access.ts';
import type { Database } from '#db/database.ts';
import { findEvent } from './event.ts';
import type { EventEntry } from './event-reader.ts';
import { parseInstanceId } from './instance-id.ts';
import { findOccurrence } from './occurrence.ts';

/**
 * The event with this id in a calendar: a stored one, also when it was cancelled, or an occurrence of a series by its
 * instance id. Throws 404.
 */
export function requireEvent(db: Database, { calendar }: CalendarAccess, eventId: string): EventEntry {
  const event = findEvent(db, calendar.number, eventId);
  if (event) return { event };
  const instance = parseInstanceId(eventId);
  const series = instance && findEvent(db, calendar.number, instance.seriesId);
  if (!instance || !series || series.recurrence === null) throw calendarNotFound();
  const occurrence = findOccurrence(calendar, { ...series, recurrence: series.recurrence }, instance.original);
  if (!occurrence) throw calendarNotFound();
  return { event: series, occurrence };
}
