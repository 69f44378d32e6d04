import type { CalendarAccess } from '#calendar/access.ts';
import type { Calendar } from '#calendar/calendar.ts';
import { resourceNotFound } from '#calendar/errors.ts';
import { RequestBudget } from '#calendar/recurrence/request-budget.ts';
import type { Database } from '#db/database.ts';
import { findEvent } from './event.ts';
import type { EventEntry } from './event-entry.ts';
import { parseInstanceId } from './instance-id.ts';
import { findOccurrence } from './occurrence.ts';

/** The event with this id in a calendar: a stored one, also a cancelled one, or an occurrence by its instance id. */
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

/** Like `findEntry`. Throws 404 when there is no such event. */
export function requireEvent(db: Database, { calendar }: CalendarAccess, eventId: string): EventEntry {
  const entry = findEntry(db, calendar, eventId);
  if (!entry) throw resourceNotFound();
  return entry;
}
