import { calendarNotFound } from '#calendar/access.ts';
import { findCalendar } from '#calendar/calendars/calendar.ts';
import { operation } from '#core/operation.ts';
import { findEntry } from './entry.ts';
import { toEntryResource, withCalendar } from './entry-resource.ts';

export const handler = operation('calendar.calendarList.get', ({ params, db, caller }) => {
  const calendar = findCalendar(db, caller, params.calendarId);
  const entry = calendar && findEntry(db, caller.accountId, calendar.number);
  const listed = entry && withCalendar(db, caller, entry);
  if (!listed?.role) throw calendarNotFound();
  return toEntryResource(db, caller, listed);
});
