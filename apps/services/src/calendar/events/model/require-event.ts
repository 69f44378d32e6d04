import type { CalendarAccess } from '#calendar/access.ts';
import type { Calendar } from '#calendar/calendar.ts';
import { resourceNotFound } from '#calendar/errors.ts';
import { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import type { Database } from '#db/database.ts';
import { findEvent } from './event.ts';
import type { EventEntry } from './event-entry.ts';
import { parseInstanceId } from './instance-id.ts';
import { findOccurrence } from './occurrence.ts';

/**
 * Returns the event with this ID in a calendar: a stored event, including cancelled events, or an occurrence by its instance ID.
 */
export function findEntry(db: Database, calendar: Calendar, eventId: string): EventEntry | undefined {
  const event = findEvent(db, calendar.number, eventId);
  if (event) return { event };
  const instance = parseInstanceId(eventId);
  const series = instance && findEvent(db, calendar.number, instance.seriesId);
  if (!instance || !series || series.recurrence === null) return undefined;
  const { recurrence } = series;
  const budget = new RequestBudget();
  const occurrence = findOccurrence(calendar, { ...series, recurrence }, instance.original, budget);
  return occurrence && { event: series, occurrence };
}

/** Like `findEntry`, but throws 404 if the event is not found. */
export function requireEvent(db: Database, { calendar }: CalendarAccess, eventId: string): EventEntry {
  const entry = findEntry(db, calendar, eventId);
  if (!entry) throw resourceNotFound();
  return entry;
}
