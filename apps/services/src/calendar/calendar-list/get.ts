import { findCalendar } from '#calendar/calendar.ts';
import { resourceNotFound } from '#calendar/errors.ts';
import { operation } from '#core/operations/operation.ts';
import { respondWithEntry } from './entry-resource.ts';

export const handler = operation('calendar.calendarList.get', ({ params, db, caller }) => {
  const calendar = findCalendar(db, caller, params.calendarId);
  if (!calendar) throw resourceNotFound();
  return respondWithEntry(db, caller, calendar.number);
});
