import { findCalendar } from '#calendar/calendars/calendar.ts';
import { resourceNotFound } from '#calendar/faults.ts';
import { operation } from '#core/operation.ts';
import { answerEntry } from './entry-resource.ts';

export const handler = operation('calendar.calendarList.get', ({ params, db, caller }) => {
  const calendar = findCalendar(db, caller, params.calendarId);
  if (!calendar) throw resourceNotFound();
  return answerEntry(db, caller, calendar.number);
});
